import { useEffect, useState } from 'react'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { StampNoticeProps } from './stamp-notice.tsx'

const fetchNotice = () => import('./stamp-notice.tsx').then(({ StampNotice }) => StampNotice)

/** Loads the script of the notice with the first new stamp. */
export function LazyStampNotice({ game }: { game: Game }) {
  const [told, setTold] = useState(0)
  useEffect(
    () => game.listen((moment) => moment.type === 'nudge' && moment.about === 'book' && setTold((count) => count + 1)),
    [game],
  )
  const Notice = useLazy<StampNoticeProps>(told > 0, fetchNotice, { texts: 'book' })
  return Notice && <Notice game={game} told={told} />
}
