import { expect, it } from 'vitest'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { packText } from '#durable/world/room-pack.ts'
import { exportRoom } from '#durable/world/tiled/export-room.ts'
import { importRoom } from '#durable/world/tiled/import-room.ts'
import { levelOf, remarkLine } from '#durable/world/tiled/remarks.ts'
import { cornersOf } from '#durable/world/tiled/tile-sets.ts'
import { validateWorld } from '#durable/world/validate-world.ts'
import { below, pick, seeded } from '#test/support/random.ts'
import { aDoor, aRoom } from '#test/support/rooms.ts'
import { PICTURES, PREFABS } from './pictures.ts'

const FILES = 4000

const DEN = aRoom('den', {
  doors: [aDoor('out', 'away', { w: 2, access: { karma: 4 } })],
  things: [
    { id: 'lamp', prefab: 'lamp', x: 40, y: 77 },
    { id: 'bench', prefab: 'bench', x: 90, y: 77 },
  ],
  areas: [{ id: 'podium', kind: 'stage', x: 1, y: 1, w: 2, h: 3 }],
})

/** An exported map with only the terrain tiles that it uses, so that random changes hit relevant parts. */
function aFile(): unknown {
  const map = exportRoom(DEN, PICTURES)
  const [terrain, , ...things] = map.tilesets
  const wangset = terrain!.wangsets![0]!
  wangset.wangtiles = wangset.wangtiles.filter(({ tileid }) => cornersOf(tileid) === 'gggg')
  for (const set of things) set.tiles = set.tiles!.filter(({ type }) => type === 'lamp' || type === 'bench')
  return map
}

const FILE = aFile()

const HOSTILE: readonly unknown[] = [
  null,
  true,
  '',
  'lamp',
  '__proto__',
  'x'.repeat(5000),
  -1,
  0,
  0.5,
  1e308,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [[[]]],
  { source: 'x' },
  { name: 'things', type: 'objectgroup', objects: [null, 1, {}] },
]

/** Replaces a random value of the tree. */
function mutate(node: unknown, random: () => number): void {
  if (typeof node !== 'object' || node === null) return
  const places = Object.keys(node)
  if (places.length === 0) return
  const place = pick(random, places)
  const record = node as Record<string, unknown>
  const isLeaf = typeof record[place] !== 'object' || record[place] === null
  if (!isLeaf && random() < 0.85) return mutate(record[place], random)
  const choice = random()
  if (choice < 0.1) delete record[place]
  else if (choice < 0.2) record[place] = structuredClone(record[pick(random, places)])
  else record[place] = structuredClone(pick(random, HOSTILE))
}

/** Cuts the text, or overwrites a piece of it. */
function garble(text: string, random: () => number): string {
  const at = below(random, text.length)
  if (random() < 0.3) return text.slice(0, at)
  return (
    text.slice(0, at) +
    pick(random, ['"', '}', ',', '9e999', '\\u0000', 'null', '[']) +
    text.slice(at + below(random, 4))
  )
}

function isWellFormed(doc: RoomDoc): boolean {
  const { width, height, terrain, ground, entries, doors, areas = [], things } = doc
  const isRows = (rows: readonly string[], w: number, h: number) =>
    rows.length === h && rows.every((row) => row.length === w)
  const whole = [...entries, ...doors, ...areas, ...things].every(
    ({ x, y }) => Number.isInteger(x) && Number.isInteger(y),
  )
  return isRows(terrain, width + 1, height + 1) && isRows(ground, width, height) && whole && entries.length > 0
}

it(`reads ${FILES} randomly spoilt files or refuses them with a reason, and never throws`, () => {
  const codes = new Set<string>()
  let taken = 0
  for (let seed = 1; seed <= FILES; seed++) {
    const random = seeded(seed)
    const map = structuredClone(FILE)
    for (let times = 1 + below(random, 4); times > 0; times -= 1) mutate(map, random)
    const whole = JSON.stringify(map)
    const text = random() < 0.1 ? garble(whole, random) : whole
    const { doc, remarks } = importRoom(text, PREFABS)
    const hasErrors = remarks.some((remark) => levelOf(remark) === 'error')
    expect(doc === null, `seed ${seed}`).toBe(hasErrors)
    for (const remark of remarks) {
      codes.add(remark.code)
      expect(remarkLine(remark).length).toBeLessThan(400)
    }
    if (!doc) continue
    taken += 1
    expect(isWellFormed(doc), `seed ${seed}`).toBe(true)
    validateWorld([doc], 'den', new Map([...PREFABS].map((name) => [name, 0])))
    if (seed % 20 > 0) continue
    const again = importRoom(JSON.stringify(exportRoom(doc, PICTURES)), PREFABS).doc
    expect(packText(again!), `seed ${seed}`).toBe(packText(doc))
  }
  // A run that refuses everything for one reason would prove little.
  expect(taken).toBeGreaterThan(FILES / 20)
  expect(codes.size).toBeGreaterThan(20)
})
