import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Game } from '#app/game/model/game/game.ts'
import { TOPICS } from '#app/game/model/account/account-store.ts'
import { DogAccount } from '#app/game/model/account/dog-account.ts'
import { topicsOf } from '#app/game/model/account/nudged-topics.ts'

/** The account of own dog: requested when the line opens and in each new room, then whenever the room nudges. */
export function useDogAccount(game: Game, dogId: number): DogAccount {
  const [account] = useState(() => new DogAccount(dogId))
  const isOpen = useStore(game.state, ({ link }) => link.state === 'open')
  useEffect(() => {
    if (isOpen) account.refresh(...TOPICS)
  }, [account, isOpen])
  useEffect(
    () =>
      game.listen((moment) => {
        if (moment.type === 'nudge') account.refresh(...topicsOf(moment.about))
        if (moment.type === 'elsewhere') account.refresh(...TOPICS)
      }),
    [game, account],
  )
  return account
}
