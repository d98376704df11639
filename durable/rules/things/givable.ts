import { actionOf } from './actions.ts'

/** Prefabs that open a window or are asked something. A key that ends with "-" is a beginning. */
const USED_OTHERWISE: readonly string[] = [
  ...['cabinet-', 'notice-board', 'owl-dog', 'rank-wall', 'hat-counter', 'shop-', 'stall-', 'screen', 'mirror'],
  ...['spinning-wheel', 'colour-roulette', 'park-map', 'smell-post'],
]

/** [US8] Whether administrators may give an action to things of this prefab: the code has none for them, and they open nothing. */
export function mayBeGivenAction(prefab: string): boolean {
  const isUsedOtherwise = USED_OTHERWISE.some((name) =>
    name.endsWith('-') ? prefab.startsWith(name) : prefab === name,
  )
  return actionOf({ prefab }) === null && !isUsedOtherwise
}
