import { PACKS } from '#durable/rules/packs.ts'

/** The houses of the packs, which are the homes of their dogs. */
const HOUSES: ReadonlySet<string> = new Set(PACKS.map((pack) => `house-${pack}`))

/** [ED9] Whether a room may be closed: not the home room, to which dogs are sent from closed rooms, nor the house of a pack. */
export function mayBeClosed(room: string, home: string): boolean {
  return room !== home && !HOUSES.has(room)
}
