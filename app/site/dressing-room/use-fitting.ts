import { useState } from 'react'
import { type Outfit, outfitAddress } from '#durable/rules/looks/outfit-address.ts'

const UNDONE_MAX = 50

export type Fitting = {
  outfit: Outfit
  /** Shows another outfit. Outfits that follow each other on one slider count as one step. */
  show: (outfit: Outfit, step?: 'slider') => void
  /** Goes back a step; null where there is none. */
  undo: (() => void) | null
}

/** The outfit in the mirror, with the ones before it. */
export function useFitting(first: Outfit): Fitting {
  const [shown, setShown] = useState<{ outfit: Outfit; before: readonly Outfit[]; isSliding: boolean }>({
    outfit: first,
    before: [],
    isSliding: false,
  })
  const { outfit, before } = shown
  const [last] = before.slice(-1)
  return {
    outfit,
    show: (next, step) => {
      if (outfitAddress(next) === outfitAddress(outfit)) return
      const isSliding = step === 'slider'
      const isSameStep = isSliding && shown.isSliding
      setShown({ outfit: next, before: isSameStep ? before : [...before, outfit].slice(-UNDONE_MAX), isSliding })
    },
    undo: last ? () => setShown({ outfit: last, before: before.slice(0, -1), isSliding: false }) : null,
  }
}
