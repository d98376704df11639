import type { DrawnWear } from '#app/dog/wearables.ts'
import { SLOTS } from '#durable/rules/items/item-kind.ts'
import { useAccountState } from './use-account.ts'

/** What the own dog wears, derived from its things. */
export function useWear(): DrawnWear {
  const things = useAccountState((state) => state.things) ?? []
  return Object.fromEntries(SLOTS.map((slot) => [slot, things.find((thing) => thing.slot === slot)?.kind ?? null]))
}
