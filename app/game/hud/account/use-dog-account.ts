import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { NudgeAbout } from '#durable/protocol/messages.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { TOPICS } from '#app/game/model/account/account-store.ts'
import type { Topic } from '#app/game/model/account/account-store.ts'
import { DogAccount } from '#app/game/model/account/dog-account.ts'

/** The topics that a nudge of the room makes stale. */
const TOPICS_ABOUT: Record<NudgeAbout, readonly Topic[]> = {
  life: ['own'],
  bag: ['bag', 'own'],
  friends: ['friends'],
  trade: ['trade', 'own', 'bag'],
  shop: ['shop'],
  reports: ['own'],
  prints: ['prints'],
}

/** A newer room may nudge about something that this page does not know: then it asks for everything. */
export function topicsOf(about: string): readonly Topic[] {
  return Object.entries(TOPICS_ABOUT).find(([known]) => known === about)?.[1] ?? TOPICS
}

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
