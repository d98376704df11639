import type { Change, DraftDoc, DraftRow } from '#durable/rules/sheets/changes.ts'
import { resizedRoom } from '#durable/world/drafts/resizing.ts'
import { draftOfRoom } from '#durable/world/room-draft.ts'
import { EDGES } from '#test/durable/rules/sheets/two-editors.ts'
import type { Edited, Editor } from '#test/durable/rules/sheets/two-editors.ts'
import { below, pick } from '#test/support/random.ts'
import { aDoor, aRoom } from '#test/support/rooms.ts'

const ROOM = aRoom('home', {
  ground: Array(7).fill('0000000'),
  things: [{ id: 'bench', prefab: 'bench', x: 64, y: 96 }],
  doors: [aDoor('out', 'away', { access: { pack: 'banden', karma: 5 } })],
  areas: [{ id: 'view', kind: 'sight', x: 2, y: 2, w: 3, h: 2 }],
})

/** Terrain and ground of its own for each. */
const LETTERS = { ann: { terrain: 'lnspr', ground: '1' }, bo: { terrain: 'icfwd', ground: '23' } } as const
const LISTS = ['room', 'things', 'entries', 'doors', 'areas'] as const

/** A room on the map desk. A step is a stroke, a thing or a door that is set, moved or taken away, or another size. */
export const EDITED_ROOM: Edited = {
  start: draftOfRoom(ROOM),
  letters: { ann: LETTERS.ann.terrain + LETTERS.ann.ground, bo: LETTERS.bo.terrain + LETTERS.bo.ground },
  changesOf: (random, doc, by, step) => {
    const draw = random()
    if (draw < 0.45) return Array.from({ length: 1 + below(random, 5) }, () => stroke(random, doc, by))
    if (draw < 0.55) return resized(random, doc, by)
    return [changeOfRow(random, doc, `${by}-${step}`, step)]
  },
  faultsOf: misshapen,
}

function stroke(random: () => number, { layers }: DraftDoc, by: Editor): Change {
  const layer = pick(random, ['terrain', 'ground'] as const)
  const letter = pick(random, [...LETTERS[by][layer]])
  const [left, top] = [below(random, 10) - 1, below(random, 10) - 1]
  const [w, h] = [1 + below(random, 4), 1 + below(random, 4)]
  const runs = Array.from({ length: h }, (_, row) => {
    const was = Array.from({ length: w }, (_cell, at) => layers[layer]?.[top + row]?.[left + at] ?? '.').join('')
    return { x: left, y: top + row, was, is: letter.repeat(w) }
  })
  return { kind: 'cells', layer, runs }
}

/**
 * Grows or cuts the room, with all that is moved along. New lines have letters of the editor, and the ground does not follow: its
 * letters would be nobody's.
 */
function resized(random: () => number, doc: DraftDoc, by: Editor): Change[] {
  const { ground = [] } = doc.layers
  const isLarge = ground.length > 10 || (ground[0] ?? '').length > 10
  const lines = isLarge || random() < 0.5 ? -1 : 1 + below(random, 2)
  const resizing = resizedRoom(doc, { edge: pick(random, EDGES), by: lines })
  const strips = { terrain: [LETTERS[by].terrain.charAt(0)], ground: [LETTERS[by].ground.charAt(0)] }
  if (!('changes' in resizing)) return []
  return resizing.changes.flatMap((change) => {
    if (change.kind === 'cells') return []
    return [change.kind === 'size' && lines > 0 ? { ...change, strips } : change]
  })
}

function changeOfRow(random: () => number, { lists }: DraftDoc, name: string, step: number): Change {
  const list = pick(random, LISTS)
  const rows = lists[list] ?? []
  const row = rows[below(random, Math.max(1, rows.length))]
  const draw = random()
  const set = (of: DraftRow, field: string, is: DraftRow[string]): Change => ({
    ...{ kind: 'set', list, id: of.id, field, was: of[field] ?? null, is },
  })
  if (list === 'room') return row ? set(row, 'name', { dk: name, en: name, no: name, se: name }) : putThing(name, step)
  if (row && draw < 0.3) return { kind: 'drop', list, at: rows.indexOf(row), row }
  if (row && draw < 0.7) return set(row, pick(random, ['x', 'y']), below(random, list === 'things' ? 224 : 7))
  if (row && draw < 0.8 && list === 'things') return set(row, 'use', random() < 0.3 ? null : name)
  return row && list !== 'things'
    ? { kind: 'put', list, at: below(random, 4), row: { ...row, id: name, x: below(random, 7) } }
    : putThing(name, step)
}

function putThing(id: string, step: number): Change {
  const row = { id, prefab: step % 2 === 0 ? 'bench' : 'daisies', x: step % 200, y: (step * 7) % 200 }
  return { kind: 'put', list: 'things', at: 9999, row }
}

/** Layers must stay rectangles, terrain one line and column larger than ground, and no id may be there twice. */
function misshapen({ layers, lists }: DraftDoc): string[] {
  const { terrain = [], ground = [] } = layers
  const widths = new Set([...terrain.map(({ length }) => length - 1), ...ground.map(({ length }) => length)])
  const twice = Object.entries(lists).filter(([, rows]) => new Set(rows.map(({ id }) => id)).size < rows.length)
  return [
    ...(widths.size === 1 && terrain.length === ground.length + 1 ? [] : ['the layers do not fit each other']),
    ...twice.map(([list]) => `an id is twice in ${list}`),
  ]
}
