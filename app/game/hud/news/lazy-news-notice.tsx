import { useEffect, useState } from 'react'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { Game } from '#app/game/model/game/game.ts'

const fetchNotice = () => import('./news-notice.tsx').then(({ NewsNotice }) => NewsNotice)

/** Loads the script of the notice when an announcement comes out while the player is in the park. */
export function LazyNewsNotice({ game }: { game: Game }) {
  const [told, setTold] = useState(0)
  useEffect(
    () => game.listen((moment) => moment.type === 'nudge' && moment.about === 'news' && setTold((count) => count + 1)),
    [game],
  )
  const Notice = useLazy<{ told: number }>(told > 0, fetchNotice, { texts: 'late' })
  return Notice && <Notice told={told} />
}
