import { isSoundAccess } from '#durable/rules/places/access.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { canStep, DIRECTIONS, neighbour } from '#durable/rules/steps.ts'
import { isDoor, isWalkable } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { gridOf, TERRAIN, tilesOf } from './room-doc.ts'
import type { Door, RoomDoc } from './room-doc.ts'

/** What is wrong with a world, and where: `at` is the id of a door, entry or thing, or '' for the room itself. */
export type Problem = { room: string; at: string; what: Mistake }
export type Mistake =
  | 'wrong-size'
  | 'unknown-terrain'
  | 'unknown-ground'
  | 'name-missing'
  | 'id-twice'
  | 'entry-unreachable'
  | 'entry-on-door'
  | 'door-unreachable'
  | 'door-without-target'
  | 'no-way-back'
  | 'locked-in'
  | 'room-unreachable'
  | 'access-unsound'
  | 'access-differs'
  | 'open-rim'

/** Everything that would lead a dog nowhere, lock it in or leave it without a word; none in a world that may be shipped. */
export function validateWorld(docs: readonly RoomDoc[], home: string): Problem[] {
  const rooms = new Map(docs.map((doc) => [doc.key, doc]))
  return [
    ...docs.flatMap((doc) => shapeProblems(doc) ?? [...floorProblems(doc), ...doorProblems(doc, rooms)]),
    ...docs.flatMap(nameProblems),
    ...twice(docs.flatMap((doc) => doc.doors.map(({ id }) => ({ room: doc.key, id })))),
    ...docs.flatMap((doc) => [
      ...twice(doc.entries.map(({ id }) => ({ room: doc.key, id }))),
      ...twice(doc.things.map(({ id }) => ({ room: doc.key, id }))),
    ]),
    ...wayProblems(rooms, home),
  ]
}

/** Null where the shape is right; nothing else can be said of a room whose shape is wrong. */
function shapeProblems({ key, width, height, terrain, ground }: RoomDoc): Problem[] | null {
  const problem = (what: Mistake): Problem[] => [{ room: key, at: '', what }]
  const isSized = (rows: readonly string[], w: number, h: number) =>
    rows.length === h && rows.every((row) => row.length === w)
  if (!isSized(terrain, width + 1, height + 1) || !isSized(ground, width, height)) return problem('wrong-size')
  if ([...terrain.join('')].some((letter) => !Object.hasOwn(TERRAIN, letter))) return problem('unknown-terrain')
  return /^[0-3]*$/.test(ground.join('')) ? null : problem('unknown-ground')
}

function nameProblems({ key, name }: RoomDoc): Problem[] {
  const isNamed = LANGUAGES.every((language) => (name[language] ?? '').trim() !== '')
  return isNamed ? [] : [{ room: key, at: '', what: 'name-missing' }]
}

function twice(names: readonly { room: string; id: string }[]): Problem[] {
  const seen = new Set<string>()
  return names.flatMap(({ room, id }) => {
    if (seen.has(id)) return [{ room, at: id, what: 'id-twice' as const }]
    seen.add(id)
    return []
  })
}

function floorProblems(doc: RoomDoc): Problem[] {
  const { key: room, width, height } = doc
  const grid = gridOf(doc)
  const reached = reachedFrom(grid, doc.entries[0])
  const isReached = ({ x, y }: Tile) => reached.has(y * width + x)
  const isRim = ({ x, y }: Tile) => x === 0 || y === 0 || x === width - 1 || y === height - 1
  const all = Array.from(grid.ground, (_, i) => ({ x: i % width, y: Math.floor(i / width) }))
  const entries = doc.entries.flatMap((entry): Problem[] => {
    if (isDoor(grid, entry.x, entry.y)) return [{ room, at: entry.id, what: 'entry-on-door' }]
    return isReached(entry) ? [] : [{ room, at: entry.id, what: 'entry-unreachable' }]
  })
  const doors = doc.doors.flatMap((door): Problem[] =>
    tilesOf(door).every(isReached) ? [] : [{ room, at: door.id, what: 'door-unreachable' }],
  )
  const isOpen = all.some((tile) => isRim(tile) && isWalkable(grid, tile.x, tile.y))
  return [...entries, ...doors, ...(isOpen ? [{ room, at: '', what: 'open-rim' } as const] : [])]
}

/** Indexes of the tiles that a dog gets to on foot; at a door it is gone. */
export function reachedFrom(grid: Grid, start: Tile): Set<number> {
  const reached = new Set<number>()
  const open = isWalkable(grid, start.x, start.y) ? [start] : []
  for (let tile = open.pop(); tile; tile = open.pop()) {
    const index = tile.y * grid.width + tile.x
    if (reached.has(index)) continue
    reached.add(index)
    if (isDoor(grid, tile.x, tile.y)) continue
    for (const direction of DIRECTIONS) if (canStep(grid, tile, direction)) open.push(neighbour(tile, direction))
  }
  return reached
}

function doorProblems(doc: RoomDoc, rooms: ReadonlyMap<string, RoomDoc>): Problem[] {
  const room = doc.key
  const own = doc.access && !isSoundAccess(doc.access) ? [{ room, at: '', what: 'access-unsound' } as const] : []
  return [
    ...own,
    ...doc.doors.flatMap((door) => problemsOf(door, rooms, room).map((what) => ({ room, at: door.id, what }))),
  ]
}

function problemsOf(door: Door, rooms: ReadonlyMap<string, RoomDoc>, room: string): Mistake[] {
  const target = rooms.get(door.to.room)
  if (!target?.entries.some(({ id }) => id === door.to.entry)) return ['door-without-target']
  const isThereAWayBack = door.oneway || target.doors.some(({ to }) => to.room === room)
  const isSame = !target.access || JSON.stringify(target.access) === JSON.stringify(door.access)
  return [
    ...(isThereAWayBack ? [] : ['no-way-back' as const]),
    ...(door.access && !isSoundAccess(door.access) ? ['access-unsound' as const] : []),
    ...(isSame ? [] : ['access-differs' as const]),
  ]
}

/** From home one gets to every room, and from every room home again, by doors that ask no more than the room itself. */
function wayProblems(rooms: ReadonlyMap<string, RoomDoc>, home: string): Problem[] {
  const from = spread(home, (key) => (rooms.get(key)?.doors ?? []).map(({ to }) => to.room))
  const isFree = (door: Door, doc: RoomDoc) =>
    !door.access || JSON.stringify(door.access) === JSON.stringify(doc.access)
  const leadingTo = (key: string) =>
    [...rooms.values()].filter((doc) => doc.doors.some((door) => door.to.room === key && isFree(door, doc)))
  const back = spread(home, (key) => leadingTo(key).map((doc) => doc.key))
  return [...rooms.keys()].flatMap((room): Problem[] => [
    ...(from.has(room) ? [] : [{ room, at: '', what: 'room-unreachable' as const }]),
    ...(back.has(room) ? [] : [{ room, at: '', what: 'locked-in' as const }]),
  ])
}

function spread(start: string, next: (key: string) => string[]): Set<string> {
  const seen = new Set<string>()
  const open = [start]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue
    seen.add(key)
    open.push(...next(key))
  }
  return seen
}
