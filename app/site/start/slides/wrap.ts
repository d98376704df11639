/** The picture that a place in an endless row shows: 0 to `count` - 1, also for places before the first. */
export function wrapped(place: number, count: number): number {
  return ((place % count) + count) % count
}

/**
 * The row has a copy of its last picture before the first, and of its first after the last. Where somebody has come
 * to a copy, this is the place of the picture itself, to go on from unseen; places count from the first copy, 0.
 */
export function homePlace(place: number, count: number): number {
  return wrapped(place - 1, count) + 1
}

/** `list` turned so that it begins with `first`. */
export function turnedTo<T>(list: readonly T[], first: T): T[] {
  const start = Math.max(0, list.indexOf(first))
  return [...list.slice(start), ...list.slice(0, start)]
}
