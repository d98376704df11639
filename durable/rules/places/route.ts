/** A door on the map, from room to room. */
export type WayDoor = { id: string; from: string; to: string; isClosed: boolean }

/**
 * [K7] The doors from one room to another, in order: as few as can be, all of them open; of ways that are equally short
 * the one whose doors come first by id. Empty where one is there already, null where no way leads.
 */
export function routeTo<Door extends WayDoor>(
  doors: readonly Door[],
  { from, to }: { from: string; to: string },
): Door[] | null {
  const open = doors.filter(({ isClosed }) => !isClosed).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const ways = new Map<string, Door[]>([[from, []]])
  // A map is read in the order in which it was filled: nearer rooms first, rooms by better ways before others.
  for (const [room, way] of ways) {
    if (room === to) return way
    for (const door of open) if (door.from === room && !ways.has(door.to)) ways.set(door.to, [...way, door])
  }
  return null
}
