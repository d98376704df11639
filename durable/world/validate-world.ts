import { isId } from '#durable/rules/ids.ts'
import { itemKind } from '#durable/rules/items/catalogue.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { ROOM_PICTURES } from '#durable/rules/pictures/strip.ts'
import { isSoundAccess } from '#durable/rules/places/access.ts'
import type { Access } from '#durable/rules/places/access.ts'
import { GATES_MAX, gateGround, shutGrid } from '#durable/rules/places/gates.ts'
import { isSoundRoomName } from '#durable/rules/places/room-name.ts'
import { reachedFrom } from '#durable/rules/reached.ts'
import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import { actionOf, isActionKey } from '#durable/rules/things/actions.ts'
import { USABLE_MAX } from '#durable/rules/things/limits.ts'
import { isDoor, isWalkable } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { mayBeClosed } from './closing.ts'
import { doSpotsOverlap, isOnMap, mapSpotOf } from './map-positions.ts'
import type { Prefabs } from './prefabs.ts'
import type { Mistake, Problem } from './problems.ts'
import { AREA_KINDS, gridOf, ROOM_MAX, TERRAIN, tilesOf } from './room-doc.ts'
import type { Door, RoomDoc } from './room-doc.ts'
import { PACK_MAX_BYTES, bytesOf, packText } from './room-pack.ts'
import { wayProblems } from './world-ways.ts'

/**
 * All mistakes of a world: doors that lead nowhere, places where a dog would be locked in, missing names, and so on. A
 * world may be published only without any. `prefabs` are the pictures that there are.
 */
export function validateWorld(docs: readonly RoomDoc[], home: string, prefabs: Prefabs): Problem[] {
  const rooms = new Map(docs.map((doc) => [doc.key, doc]))
  const misshapen = docs.flatMap((doc) => shapeProblems(doc) ?? [])
  return [
    ...docs.flatMap(
      (doc) => shapeProblems(doc) ?? [...floorProblems(doc), ...gateProblems(doc), ...doorProblems(doc, rooms)],
    ),
    ...docs.flatMap((doc) => [
      ...nameProblems(doc),
      ...sizeProblems(doc),
      ...idProblems(doc),
      ...thingProblems(doc, prefabs),
    ]),
    ...docs.flatMap((doc) => spotProblems(doc, docs)),
    ...docs.flatMap((doc) => closingProblems(doc, home)),
    ...twice(docs.flatMap((doc) => doc.doors.map(({ id }) => ({ room: doc.key, id })))),
    ...docs.flatMap((doc) => [
      ...twice(doc.entries.map(({ id }) => ({ room: doc.key, id }))),
      ...twice(doc.things.map(({ id }) => ({ room: doc.key, id }))),
      ...twice((doc.areas ?? []).map(({ id }) => ({ room: doc.key, id }))),
      ...twice((doc.gates ?? []).map(({ id }) => ({ room: doc.key, id }))),
    ]),
    ...(misshapen.length > 0 ? [] : wayProblems(rooms, home)),
  ]
}

function sizeProblems(doc: RoomDoc): Problem[] {
  const isWithin = doc.width <= ROOM_MAX.width && doc.height <= ROOM_MAX.height
  return isWithin && bytesOf(packText(doc)) <= PACK_MAX_BYTES ? [] : [{ room: doc.key, at: '', what: 'too-large' }]
}

/** Keys and ids stand in URLs and tickets, so they must be sound. */
function idProblems({ key: room, entries, doors, things, areas = [], gates = [] }: RoomDoc): Problem[] {
  const unsound = [...entries, ...doors, ...things, ...areas, ...gates].filter(({ id }) => !isId(id))
  const unknown = areas.filter(({ kind }) => !AREA_KINDS.includes(kind))
  return [
    ...(isId(room) ? [] : [{ room, at: '', what: 'id-unsound' as const }]),
    ...unsound.map(({ id }) => ({ room, at: id, what: 'id-unsound' as const })),
    ...unknown.map(({ id }) => ({ room, at: id, what: 'unknown-area' as const })),
  ]
}

/**
 * A thing has a picture, for without one it would be there unseen. [US7] It may name a way of being used that there is, and
 * a room has no more things than have numbers. [SP4] Its pictures from outside fit into the strip.
 */
function thingProblems({ key: room, things }: RoomDoc, prefabs: Prefabs): Problem[] {
  const unseen = things.filter(({ prefab }) => !prefabs.has(prefab))
  const unknown = things.filter(({ use }) => use !== undefined && !isActionKey(use))
  const isTooMany = things.filter((thing) => actionOf(thing) !== null).length > USABLE_MAX
  const own = [...new Set(things.map(({ prefab }) => prefab))].map((prefab) => prefabs.get(prefab) ?? 0).filter(Boolean)
  const areTooManyPictures = own.length > ROOM_PICTURES.most || own.reduce((sum, px) => sum + px, 0) > ROOM_PICTURES.px
  return [
    ...unseen.map(({ id }) => ({ room, at: id, what: 'unknown-prefab' as const })),
    ...unknown.map(({ id }) => ({ room, at: id, what: 'unknown-use' as const })),
    ...(isTooMany ? [{ room, at: '', what: 'too-many-uses' as const }] : []),
    ...(areTooManyPictures ? [{ room, at: '', what: 'too-many-pictures' as const }] : []),
  ]
}

/** Null if the shape is right. A room with a wrong shape is not checked any further. */
function shapeProblems(doc: RoomDoc): Problem[] | null {
  const { key, width, height, terrain, ground } = doc
  const problem = (what: Mistake): Problem[] => [{ room: key, at: '', what }]
  const isSized = (rows: readonly string[], w: number, h: number) =>
    rows.length === h && rows.every((row) => row.length === w)
  if (!isSized(terrain, width + 1, height + 1) || !isSized(ground, width, height)) return problem('wrong-size')
  if ([...terrain.join('')].some((letter) => !Object.hasOwn(TERRAIN, letter))) return problem('unknown-terrain')
  if (!/^[0-3]*$/.test(ground.join(''))) return problem('unknown-ground')
  const outside = [...doc.entries, ...doc.doors, ...(doc.areas ?? []), ...(doc.gates ?? [])].filter(
    (part) => !isInside(part, doc),
  )
  return outside.length === 0 ? null : outside.map(({ id }) => ({ room: key, at: id, what: 'outside' }))
}

function isInside({ x, y, w = 1, h = 1 }: { x: number; y: number; w?: number; h?: number }, room: RoomDoc): boolean {
  const isWhole = [x, y, w, h].every(Number.isInteger)
  return isWhole && x >= 0 && y >= 0 && w >= 1 && h >= 1 && x + w <= room.width && y + h <= room.height
}

function nameProblems({ key, name }: RoomDoc): Problem[] {
  const names = LANGUAGES.map((language) => name[language].trim())
  if (names.includes('')) return [{ room: key, at: '', what: 'name-missing' }]
  return names.every(isSoundRoomName) ? [] : [{ room: key, at: '', what: 'name-unsound' }]
}

/** A room that says where it is on the map needs its square of it to be free. */
function spotProblems({ key: room, map }: RoomDoc, docs: readonly RoomDoc[]): Problem[] {
  if (!map) return []
  if (!isOnMap(map)) return [{ room, at: '', what: 'map-spot-outside' }]
  const isTaken = docs.some((doc) => {
    const spot = doc.key === room ? null : mapSpotOf(doc)
    return spot !== null && doSpotsOverlap(map, spot)
  })
  return isTaken ? [{ room, at: '', what: 'map-spot-taken' }] : []
}

/** [ED9] */
function closingProblems({ key: room, isClosed }: RoomDoc, home: string): Problem[] {
  return isClosed && !mayBeClosed(room, home) ? [{ room, at: '', what: 'home-closed' }] : []
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
  const reachedByAny = new Set(doc.entries.flatMap((entry) => [...reachedFrom(grid, entry)]))
  const isReached = ({ x, y }: Tile) => reached.has(y * width + x)
  const isReachedByAny = ({ x, y }: Tile) => reachedByAny.has(y * width + x)
  const isRim = ({ x, y }: Tile) => x === 0 || y === 0 || x === width - 1 || y === height - 1
  const all = Array.from(grid.ground, (_, i) => ({ x: i % width, y: Math.floor(i / width) }))
  const entries = doc.entries.flatMap((entry): Problem[] => {
    if (isDoor(grid, entry.x, entry.y)) return [{ room, at: entry.id, what: 'entry-on-door' }]
    const isThere = entry.secret ? isWalkable(grid, entry.x, entry.y) : isReached(entry)
    return isThere ? [] : [{ room, at: entry.id, what: 'entry-unreachable' }]
  })
  const doors = doc.doors.flatMap((door): Problem[] =>
    tilesOf(door).every(isReachedByAny) ? [] : [{ room, at: door.id, what: 'door-unreachable' }],
  )
  const pocket = all.find(
    (tile) => isWalkable(grid, tile.x, tile.y) && !isReachedByAny(tile) && !isDoor(grid, tile.x, tile.y),
  )
  const isOpen = all.some((tile) => isRim(tile) && isWalkable(grid, tile.x, tile.y))
  return [
    ...entries,
    ...doors,
    ...(pocket ? [{ room, at: `${pocket.x},${pocket.y}`, what: 'pocket' } as const] : []),
    ...(isOpen ? [{ room, at: '', what: 'open-rim' } as const] : []),
  ]
}

/**
 * [G4] Each gate asks for something. [G9] With all gates shut one gets from the first entry to every entry and every door to which one
 * gets without them: so nobody arrives behind a gate, and no way through the park depends on one.
 */
function gateProblems(doc: RoomDoc): Problem[] {
  const { key: room, width, gates = [], entries, doors } = doc
  const grid = gridOf(doc)
  const ground = gateGround(grid, gates, entries)
  if (!ground) return []
  const unsound = gates.filter(({ access }) => !canBePassed(access))
  const shut = shutGrid(ground)
  const reach = (floor: typeof grid, from: readonly Tile[]) =>
    new Set(from.flatMap((entry) => [...reachedFrom(floor, entry)]))
  const isCutOff = (tiles: readonly Tile[], from: readonly Tile[]) => {
    const [open, barred] = [reach(grid, from), reach(shut, from)]
    return tiles.some(({ x, y }) => open.has(y * width + x) && !barred.has(y * width + x))
  }
  const [first] = entries
  const behind = [
    ...entries.filter((entry) => isCutOff([entry], entry.secret ? [entry] : [first])),
    ...doors.filter((door) => isCutOff(tilesOf(door), entries)),
  ]
  return [
    ...(gates.length > GATES_MAX ? [{ room, at: '', what: 'too-many-gates' as const }] : []),
    ...unsound.map(({ id }) => ({ room, at: id, what: 'access-unsound' as const })),
    ...behind.map(({ id }) => ({ room, at: id, what: 'behind-gate' as const })),
  ]
}

function doorProblems(doc: RoomDoc, rooms: ReadonlyMap<string, RoomDoc>): Problem[] {
  const room = doc.key
  const own = doc.access && !canBePassed(doc.access) ? [{ room, at: '', what: 'access-unsound' } as const] : []
  return [
    ...own,
    ...doc.doors.flatMap((door) => problemsOf(door, rooms, room).map((what) => ({ room, at: door.id, what }))),
  ]
}

/** [G4] Whether a record asks for something, and for a thing that there is, if it asks for one. */
function canBePassed(access: Access): boolean {
  const asked = [access.item, access.owns].filter((key) => key !== undefined)
  return isSoundAccess(access) && asked.every((key) => itemKind(key) !== null)
}

function problemsOf(door: Door, rooms: ReadonlyMap<string, RoomDoc>, room: string): Mistake[] {
  const target = rooms.get(door.to.room)
  if (!target?.entries.some(({ id }) => id === door.to.entry)) return ['door-without-target']
  const isThereAWayBack = door.oneway || target.doors.some(({ to }) => to.room === room)
  const isSame = !target.access || canonicalText(target.access) === canonicalText(door.access)
  return [
    ...(isThereAWayBack ? [] : ['no-way-back' as const]),
    ...(door.access && !canBePassed(door.access) ? ['access-unsound' as const] : []),
    ...(isSame ? [] : ['access-differs' as const]),
  ]
}
