import { useEffect, useState } from 'react'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { Moment } from '#app/game/model/game/game-state.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { unseen } from '#app/ui/styles/unseen.ts'
import type { ToldUse, UseWordsProps } from './use-words.tsx'

/** The most uses that wait for the script. */
const WAITING_MAX = 4

const fetchWords = () => import('./use-words.tsx').then(({ UseWords }) => UseWords)

function isTold(moment: Moment): moment is ToldUse['moment'] {
  if (moment.type === 'thing-answered') return moment.thing.given?.says !== undefined
  return moment.type === 'did' || (moment.type === 'thing-used' && moment.isHeard)
}

/** Says to screen readers what dogs do with things and with themselves. Its script and texts are fetched with the first use. */
export function LazyUseWords({ game }: { game: Game }) {
  const [told, setTold] = useState<readonly ToldUse[]>([])
  const UseWords = useLazy<UseWordsProps>(told.length > 0, fetchWords, { texts: 'uses' })
  useEffect(
    () =>
      game.listen((moment) => {
        if (!isTold(moment)) return
        setTold((before) => [...before, { key: (before.at(-1)?.key ?? 0) + 1, moment }].slice(-WAITING_MAX))
      }),
    [game],
  )
  return (
    <div role="status" className={unseen}>
      {UseWords && <UseWords game={game} told={told} />}
    </div>
  )
}
