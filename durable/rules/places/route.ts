/** A door on the map, from room to room. */
export type WayDoor = { id: string; from: string; to: string; isClosed: boolean }

/**
 * [K7] The route with the fewest doors from one room to another, as doors in order, all open; of equally short routes
 * the one whose doors come first by id. Empty if both rooms are the same, null if there is no route.
 */
export function routeTo<Door extends WayDoor>(
  doors: readonly Door[],
  { from, to }: { from: string; to: string },
): Door[] | null {
  const open = doors.filter(({ isClosed }) => !isClosed).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const ways = new Map<string, Door[]>([[from, []]])
  // A breadth-first search: a Map is iterated in the order of insertion, and rooms are added while it is iterated.
  for (const [room, way] of ways) {
    if (room === to) return way
    for (const door of open) if (door.from === room && !ways.has(door.to)) ways.set(door.to, [...way, door])
  }
  return null
}
