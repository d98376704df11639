import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirections } from '#app/game/hud/text/use-directions.ts'
import type { Moment } from '#app/game/model/game/game-state.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { toldIn, usedInWords } from './used-in-words.ts'

/** A use that is told in words, with a number of its own. */
export type ToldUse = { key: number; moment: Extract<Moment, { type: 'thing-used' | 'thing-answered' | 'did' }> }
export type UseWordsProps = { game: Game; told: readonly ToldUse[] }

/** The most sentences that stand there at once. */
const LINES_MAX = 3

/** Each use as a sentence, a ball once it lies; and what a thing says to the own dog, which all its players read. */
export function UseWords({ game, told }: UseWordsProps) {
  const { t } = useTranslation(['game', 'uses'])
  const directions = useDirections()
  const language = useLanguage()
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
      const add = (text: string) => setLines((before) => [...before, { key, text }].slice(-LINES_MAX))
      if (moment.type === 'thing-answered') {
        const { given } = moment.thing
        if (!given?.says) continue
        const words = { npc: null, name: given.name[language], text: given.says[language] }
        game.heardNpc(words)
        add(`${words.name}: ${words.text}`)
        continue
      }
      const sentence = () => {
        const text = usedInWords(moment, game, { t, language, directions })
        if (text !== null) add(text)
      }
      // The next push of a ball takes the place of the last one.
      const about = moment.type === 'thing-used' ? moment.thing.id : `${moment.act} ${moment.dog}`
      clearTimeout(waiting.current.get(about))
      waiting.current.set(about, setTimeout(sentence, toldIn(moment, game)))
    }
  }, [told, game, t, directions, language])
  return lines.map(({ key, text }) => <p key={key}>{text}</p>)
}
