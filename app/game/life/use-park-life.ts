import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { NudgeAbout } from '#durable/protocol/messages.ts'
import type { Game } from '../game.ts'
import { TOPICS } from './life.ts'
import type { Topic } from './life.ts'
import { ParkLife } from './park-life.ts'

/** What is asked for anew when the room says that something is different. */
const TOLD: Record<NudgeAbout, readonly Topic[]> = {
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
  return Object.entries(TOLD).find(([known]) => known === about)?.[1] ?? TOPICS
}

/** Own dog's life: asked for when the line is open or the dog is elsewhere, then whenever the room says so. */
export function useParkLife(game: Game, dogId: number): ParkLife {
  const [life] = useState(() => new ParkLife(dogId))
  const isOpen = useStore(game.state, ({ link }) => link.state === 'open')
  useEffect(() => {
    if (isOpen) life.refresh(...TOPICS)
  }, [life, isOpen])
  useEffect(
    () =>
      game.listen((moment) => {
        if (moment.type === 'nudge') life.refresh(...topicsOf(moment.about))
        if (moment.type === 'elsewhere') life.refresh(...TOPICS)
      }),
    [game, life],
  )
  return life
}
