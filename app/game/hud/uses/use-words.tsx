import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirections } from '#app/game/hud/text/use-directions.ts'
import type { Moment } from '#app/game/model/game/game-state.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { toldIn, usedInWords } from './used-in-words.ts'

/** A use that is told in words, with a number of its own. */
export type ToldUse = { key: number; moment: Extract<Moment, { type: 'thing-used' | 'did' }> }
export type UseWordsProps = { game: Game; told: readonly ToldUse[] }

/** The most sentences that stand there at once. */
const LINES_MAX = 3

/** Each use as a sentence, a ball once it lies. */
export function UseWords({ game, told }: UseWordsProps) {
  const { t } = useTranslation(['game', 'uses'])
  const directions = useDirections()
  const [lines, setLines] = useState<readonly { key: number; text: string }[]>([])
  const last = useRef(0)
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const timers = waiting.current
    return () => timers.forEach(clearTimeout)
  }, [])
  useEffect(() => {
    const fresh = told.filter(({ key }) => key > last.current)
    last.current = fresh.at(-1)?.key ?? last.current
    for (const { key, moment } of fresh) {
      const sentence = () => {
        const text = usedInWords(moment, game, { t, directions })
        if (text !== null) setLines((before) => [...before, { key, text }].slice(-LINES_MAX))
      }
      // The next push of a ball takes the place of the last one.
      const about = moment.type === 'thing-used' ? moment.thing.id : `${moment.act} ${moment.dog}`
      clearTimeout(waiting.current.get(about))
      waiting.current.set(about, setTimeout(sentence, toldIn(moment, game)))
    }
  }, [told, game, t, directions])
  return lines.map(({ key, text }) => <p key={key}>{text}</p>)
}
