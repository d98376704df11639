import { useEffect, useState } from 'react'
import { DogAccount } from '#app/game/model/account/dog-account.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { followAccount } from './follow-account.ts'

/** The account of the own dog, kept up to date while the component is mounted. */
export function useDogAccount(game: Game, dogId: number): DogAccount {
  const [account] = useState(() => new DogAccount(dogId))
  useEffect(() => followAccount(game, account), [game, account])
  return account
}
