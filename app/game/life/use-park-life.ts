import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Game } from '../game.ts'
import { TOPICS } from './life.ts'
import { ParkLife } from './park-life.ts'

/** Own dog's life, asked for anew whenever the line is open again: nothing was told meanwhile. */
export function useParkLife(game: Game, dogId: number): ParkLife {
  const [life] = useState(() => new ParkLife(dogId))
  const isOpen = useStore(game.state, ({ link }) => link.state === 'open')
  useEffect(() => {
    if (isOpen) life.refresh(...TOPICS)
  }, [life, isOpen])
  return life
}
