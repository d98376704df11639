import { useEffect, useState } from 'react'
import { keepDraft, keptDraft } from '#app/shared/use-kept.ts'
import type { ItemKind } from '#durable/rules/items/item-kind.ts'
import { outfitAddress, parseOutfit } from '#durable/rules/looks/outfit-address.ts'
import type { Outfit } from '#durable/rules/looks/outfit-address.ts'
import { useKinds } from './use-kinds.ts'

const UNDONE_MAX = 50

export type Fitting = {
  outfit: Outfit
  /** Shows another outfit. Outfits that follow each other on one slider count as one step. */
  show: (outfit: Outfit, step?: 'slider') => void
  /** Goes back a step; null where there is none. */
  undo: (() => void) | null
  /** All kinds of things, as they were published. */
  kinds: readonly ItemKind[]
}

/**
 * The outfit in the mirror, with the ones before it. Where it is kept it outlives a reload, by the outfit that was there at
 * first.
 */
export function useFitting(first: Outfit, { isKept = false } = {}): Fitting {
  const [shown, setShown] = useState<{ outfit: Outfit; before: readonly Outfit[]; isSliding: boolean }>({
    outfit: first,
    before: [],
    isSliding: false,
  })
  const kinds = useKinds()
  const { outfit, before } = shown
  const key = `outfit-${outfitAddress(first)}`

  // Read after hydration: the server renders the first outfit.
  useEffect(() => {
    const kept = isKept ? keptDraft(key) : null
    const worn = typeof kept === 'string' ? parseOutfit(kept) : null
    if (worn) setShown({ outfit: worn, before: [], isSliding: false })
  }, [key, isKept])

  function change(next: typeof shown) {
    setShown(next)
    if (isKept) keepDraft(key, outfitAddress(next.outfit))
  }

  const [last] = before.slice(-1)
  return {
    outfit,
    kinds,
    show: (next, step) => {
      if (outfitAddress(next) === outfitAddress(outfit)) return
      const isSliding = step === 'slider'
      const isSameStep = isSliding && shown.isSliding
      change({ outfit: next, before: isSameStep ? before : [...before, outfit].slice(-UNDONE_MAX), isSliding })
    },
    undo: last ? () => change({ outfit: last, before: before.slice(0, -1), isSliding: false }) : null,
  }
}
