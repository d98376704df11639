import { LANGUAGES } from '#durable/rules/languages.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { RANKS } from '#durable/rules/ranks.ts'
import { isRecord } from '#durable/rules/sheets/canonical.ts'
import type { DraftDoc, DraftRow } from '#durable/rules/sheets/changes.ts'
import type { RowFault } from '#durable/rules/sheets/faults.ts'
import { GROUND } from '#durable/rules/tiles.ts'
import { AREA_KINDS } from './room-doc.ts'
import type { RoomDoc } from './room-doc.ts'

/** A field of a row: whether a value may stand there, and whether it may be absent. */
type RowField = { is: (value: unknown) => boolean; optional?: true }
type RowFields = Readonly<{ id: RowField } & Record<string, RowField>>

const TEXT: RowField = { is: (value) => typeof value === 'string' && value !== '' }
const WHOLE: RowField = { is: Number.isSafeInteger }
const FLAG: RowField = { is: (value) => value === true, optional: true }
const ACCESS: RowField = { is: isAccess, optional: true }

const PLACE = { x: WHOLE, y: WHOLE }
const SIZE = { w: WHOLE, h: WHOLE }

/** The lists of the draft of a room. `room` has one row, the facts of the room itself, whose id is the key of the room. */
const LISTS = {
  room: { id: TEXT, name: { is: isName }, access: ACCESS, map: maybe({ is: isSpot }), isClosed: FLAG },
  things: { id: TEXT, prefab: TEXT, ...PLACE, use: maybe(TEXT) },
  entries: { id: TEXT, ...PLACE, secret: FLAG },
  doors: { id: TEXT, ...PLACE, w: maybe(WHOLE), h: maybe(WHOLE), to: { is: isTarget }, access: ACCESS, oneway: FLAG },
  areas: { id: TEXT, kind: { is: isOneOf(AREA_KINDS) }, ...PLACE, ...SIZE },
  gates: { id: TEXT, ...PLACE, ...SIZE, access: { is: isAccess } },
} as const satisfies Record<string, RowFields>
type ListName = keyof typeof LISTS
const LIST_NAMES = ['room', 'things', 'entries', 'doors', 'areas', 'gates'] as const satisfies readonly ListName[]

/**
 * [SD14] A room as it is worked on: the layers `terrain` and `ground`, which give its size, and the lists `room`, `things`,
 * `entries`, `doors`, `areas` and `gates`. The order of rows is that of the room.
 */
export function draftOfRoom({
  key,
  name,
  access,
  map,
  isClosed,
  terrain,
  ground,
  things,
  entries,
  doors,
  areas = [],
  gates = [],
}: RoomDoc): DraftDoc {
  const room: DraftRow = {
    id: key,
    name,
    ...(access && { access }),
    ...(map && { map }),
    ...(isClosed && { isClosed }),
  }
  return { layers: { terrain, ground }, lists: { room: [room], things, entries, doors, areas, gates } }
}

/**
 * [SD14] A stored draft of a room with all lists that rooms have: one of before there was a list gets it empty, so that rows may be put
 * into it. Other drafts are as they were.
 */
export function withAllLists(draft: DraftDoc): DraftDoc {
  if (!Object.hasOwn(draft.lists, 'room')) return draft
  const empty = Object.fromEntries(LIST_NAMES.map((list) => [list, []]))
  return { ...draft, lists: { ...empty, ...draft.lists } }
}

/** The size of a room that is new, in tiles. */
const NEW_ROOM = { width: 12, height: 8 }

/**
 * [SD14] What the draft of a new room is begun from: grass that is closed all round, an entry in its middle, and neither a name
 * nor a door.
 */
export function draftOfNewRoom(key: string): DraftDoc {
  const { width, height } = NEW_ROOM
  const isRim = (x: number, y: number) => x === 0 || y === 0 || x === width - 1 || y === height - 1
  const row = (y: number) =>
    Array.from({ length: width }, (_, x) => (isRim(x, y) ? GROUND.forbidden : GROUND.normal)).join('')
  return {
    layers: {
      terrain: Array<string>(height + 1).fill('g'.repeat(width + 1)),
      ground: Array.from({ length: height }, (_, y) => row(y)),
    },
    lists: {
      room: [{ id: key, name: Object.fromEntries(LANGUAGES.map((language) => [language, ''])) }],
      things: [],
      entries: [{ id: 'middle', x: width / 2, y: height / 2 }],
      doors: [],
      areas: [],
      gates: [],
    },
  }
}

/**
 * [SD14] The room of a draft, or all that keeps the draft from being one, with its place: "things.bench.x". It never throws.
 * Only the shape is looked at; whether the room fits into the world is asked of the validator (validate-world.ts).
 */
export function roomOfDraft(draft: DraftDoc): { room: RoomDoc } | { faults: RowFault[] } {
  const { terrain = [], ground = [] } = draft.layers
  const { room: rooms = [], things = [], entries = [], doors = [], areas = [], gates = [] } = draft.lists
  const faults = [
    ...LIST_NAMES.flatMap((list) => (draft.lists[list] ?? []).flatMap((row) => faultsOfRow(list, row))),
    ...(rooms.length === 1 ? [] : [{ at: 'room', what: 'unsound' } as const]),
    ...(entries.length > 0 ? [] : [{ at: 'entries', what: 'too-few', limit: 1 } as const]),
  ]
  const [own] = rooms
  if (!own || faults.length > 0) return { faults }
  const { id, ...facts } = own
  const room = {
    v: 1,
    key: id,
    ...facts,
    width: ground[0]?.length ?? 0,
    height: ground.length,
    terrain,
    ground,
    things,
    entries,
    doors,
    ...(areas.length > 0 && { areas }),
    ...(gates.length > 0 && { gates }),
  }
  // Rows without faults have the types of their fields.
  return { room: room as unknown as RoomDoc }
}

function faultsOfRow(list: ListName, row: DraftRow): RowFault[] {
  const fields: RowFields = LISTS[list]
  const at = (name: string) => `${list}.${row.id}.${name}`
  const unknown = Object.keys(row).filter((name) => !Object.hasOwn(fields, name))
  return [
    ...unknown.map((name): RowFault => ({ at: at(name), what: 'unknown' })),
    ...Object.entries(fields).flatMap(([name, { is, optional }]): RowFault[] => {
      if (!Object.hasOwn(row, name)) return optional ? [] : [{ at: at(name), what: 'missing' }]
      return is(row[name]) ? [] : [{ at: at(name), what: 'unsound' }]
    }),
  ]
}

function maybe(field: RowField): RowField {
  return { ...field, optional: true }
}

function isOneOf(words: readonly string[]) {
  return (value: unknown) => words.some((word) => word === value)
}

function isName(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.keys(value).length === LANGUAGES.length &&
    LANGUAGES.every((language) => Object.hasOwn(value, language) && typeof value[language] === 'string')
  )
}

function isSpot(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 2 && WHOLE.is(value.x) && WHOLE.is(value.y)
}

function isTarget(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 2 && TEXT.is(value.room) && TEXT.is(value.entry)
}

/** The parts of an access record, each of which may be absent. */
const ACCESS_PARTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  pack: isOneOf(PACKS),
  item: TEXT.is,
  owns: TEXT.is,
  karma: WHOLE.is,
  level: isOneOf(RANKS.map(({ key }) => key)),
  committee: FLAG.is,
  moderator: FLAG.is,
  admin: FLAG.is,
}

function isAccess(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.entries(value).every(([part, of]) => Object.hasOwn(ACCESS_PARTS, part) && ACCESS_PARTS[part]?.(of))
  )
}
