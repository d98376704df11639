/** The picture at a place of an endless row: 0 to `count` - 1, also for negative places. */
export function wrapped(place: number, count: number): number {
  return ((place % count) + count) % count
}

/**
 * The row begins with a copy of its last picture and ends with a copy of its first. At a copy this returns the place of
 * the picture itself; elsewhere the same place. Places count from the first copy, 0.
 */
export function homePlace(place: number, count: number): number {
  return wrapped(place - 1, count) + 1
}

/** `list` rotated so that it begins with `first`; unchanged if it has no `first`. */
export function turnedTo<T>(list: readonly T[], first: T): T[] {
  const start = Math.max(0, list.indexOf(first))
  return [...list.slice(start), ...list.slice(0, start)]
}
