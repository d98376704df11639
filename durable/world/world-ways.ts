import { reachedFrom } from '#durable/rules/reached.ts'
import type { Problem } from './problems.ts'
import { gridOf, tilesOf } from './room-doc.ts'
import type { Door, RoomDoc } from './room-doc.ts'

/** An entry of a room, as a node in the graph of the world. */
type Stop = { doc: RoomDoc; entry: string }

/**
 * Checks that every open room can be reached from home, and home from every entry of one: on foot to a door, and through doors
 * that ask for no more than the room itself does. [ED9] No way leads through a closed room.
 */
export function wayProblems(all: ReadonlyMap<string, RoomDoc>, home: string): Problem[] {
  const rooms = new Map([...all].filter(([key, { isClosed }]) => !isClosed || key === home))
  const stops = new Map([...rooms.values()].flatMap((doc) => doc.entries.map(({ id }) => stopOf(doc, id))))
  const onward = new Map([...stops].map(([name, stop]) => [name, doorsAt(stop)]))
  const leadsTo = (name: string, isTaken: (door: Door) => boolean) =>
    (onward.get(name) ?? []).filter(isTaken).map(({ to }) => nameOf(to.room, to.entry))
  const first = rooms.get(home)?.entries[0].id ?? ''
  const from = spread([nameOf(home, first)], (name) => leadsTo(name, () => true))
  const back = backTo(home, stops, (name, doc) => leadsTo(name, (door) => isFree(door, doc)))
  const reachedRooms = new Set([...from].map((name) => stops.get(name)?.doc.key))
  return [
    ...[...rooms.keys()].flatMap((room) =>
      reachedRooms.has(room) ? [] : [{ room, at: '', what: 'room-unreachable' as const }],
    ),
    ...[...stops].flatMap(([name, { doc, entry }]) =>
      back.has(name) ? [] : [{ room: doc.key, at: entry, what: 'locked-in' as const }],
    ),
  ]
}

function stopOf(doc: RoomDoc, entry: string): [string, Stop] {
  return [nameOf(doc.key, entry), { doc, entry }]
}

function nameOf(room: string, entry: string): string {
  return `${room}/${entry}`
}

function doorsAt({ doc, entry: id }: Stop): Door[] {
  const entry = doc.entries.find((one) => one.id === id) ?? doc.entries[0]
  const reached = reachedFrom(gridOf(doc), entry)
  return doc.doors.filter((door) => tilesOf(door).some(({ x, y }) => reached.has(y * doc.width + x)))
}

function isFree(door: Door, doc: RoomDoc): boolean {
  return !door.access || JSON.stringify(door.access) === JSON.stringify(doc.access)
}

/** All stops from which home can be reached. */
function backTo(
  home: string,
  stops: ReadonlyMap<string, Stop>,
  next: (name: string, doc: RoomDoc) => string[],
): Set<string> {
  const comingFrom = new Map<string, string[]>()
  for (const [name, { doc }] of stops)
    for (const to of next(name, doc)) comingFrom.set(to, [...(comingFrom.get(to) ?? []), name])
  const atHome = [...stops].filter(([, { doc }]) => doc.key === home).map(([name]) => name)
  return spread(atHome, (name) => comingFrom.get(name) ?? [])
}

function spread(starts: readonly string[], next: (name: string) => string[]): Set<string> {
  const seen = new Set<string>()
  const open = [...starts]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    open.push(...next(name))
  }
  return seen
}
