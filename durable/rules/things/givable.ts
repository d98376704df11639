import { actionOf } from './actions.ts'

/** Prefabs that open a window or are asked something. A key that ends with "-" is a beginning. */
const USED_OTHERWISE: readonly string[] = [
  'board-',
  'cabinet-',
  'colour-roulette',
  'hat-counter',
  'mirror',
  'notice-board',
  'owl-dog',
  'park-map',
  'pin-board',
  'rank-wall',
  'screen',
  'shop-',
  'smell-post',
  'spinning-wheel',
  'stall-',
]

/** [US8] Whether administrators may give an action to things of this prefab: the code has none for them, and they open nothing. */
export function mayBeGivenAction(prefab: string): boolean {
  const isUsedOtherwise = USED_OTHERWISE.some((name) =>
    name.endsWith('-') ? prefab.startsWith(name) : prefab === name,
  )
  return actionOf({ prefab }) === null && !isUsedOtherwise
}
