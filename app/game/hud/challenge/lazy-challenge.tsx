import { useEffect, useState } from 'react'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { ChallengeMoment } from '#app/game/model/game/game-state.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { ChallengeProps } from './challenge.tsx'

const fetchChallenge = () => import('./challenge.tsx').then(({ Challenge }) => Challenge)

/** Loads the script of races when the first one is asked for, and hands on what the room has told until then. */
export function LazyChallenge({ game }: { game: Game }) {
  const [told, setTold] = useState<readonly ChallengeMoment[]>([])
  useEffect(
    () => game.listen((moment) => moment.type === 'challenged' && setTold((before) => [...before, moment])),
    [game],
  )
  const Challenge = useLazy<ChallengeProps>(told.length > 0, fetchChallenge, { texts: 'arcade' })
  return Challenge && <Challenge game={game} told={told} />
}
