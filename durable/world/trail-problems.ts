import { gateGround } from '#durable/rules/places/gates.ts'
import { partsIn } from '#durable/rules/smells/trail-day.ts'
import type { TrailPart } from '#durable/rules/smells/trail-day.ts'
import { canCarry } from '#durable/rules/smells/trail-drawing.ts'
import { wireDoor } from './compile-room.ts'
import type { Problem } from './problems.ts'
import { gridOf } from './room-doc.ts'
import type { RoomDoc } from './room-doc.ts'

/**
 * [SC5] Checks that each room carries all parts of the day's trail that lead through it, and asks nobody for anything there: [G9] all
 * of it is where one gets with the gates shut. Parts
 * from or to a room that is closed or not among these are not checked: to close a room for a while matters more than the trail.
 */
export function trailProblems(docs: readonly RoomDoc[]): Problem[] {
  const all = new Map(docs.map((doc) => [doc.key, doc]))
  const isOpen = (room: string | null) => room === null || isThere(all.get(room))
  return docs.flatMap((doc) => {
    const parts = doc.isClosed ? [] : partsIn(doc.key).filter(({ from, to }) => isOpen(from) && isOpen(to))
    return parts.every((part) => carries(doc, part)) ? [] : [{ room: doc.key, at: '', what: 'trail-broken' as const }]
  })
}

function isThere(doc: RoomDoc | undefined): boolean {
  return doc !== undefined && !doc.isClosed
}

function carries(doc: RoomDoc, part: TrailPart): boolean {
  const isFree = !doc.access && doc.doors.every(({ to, access }) => to.room !== part.to || !access)
  const { entries, doors, things } = doc
  const drawn = gridOf(doc)
  const grid = gateGround(drawn, doc.gates, entries)?.free ?? drawn
  return isFree && canCarry({ grid, entries, doors: doors.map(wireDoor), things }, part)
}
