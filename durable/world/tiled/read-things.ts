import { isId } from '#durable/rules/ids.ts'
import { isActionKey } from '#durable/rules/things/actions.ts'
import type { ActionKey } from '#durable/rules/things/actions.ts'
import { TILE_PX } from '../room-doc.ts'
import type { Thing } from '../room-doc.ts'
import { wholeOf } from './json-values.ts'
import type { Fields } from './json-values.ts'
import { Properties } from './properties.ts'
import { FLIPPED_FROM } from './read-layers.ts'
import { readObjects, reportClass } from './read-objects.ts'
import type { ReadObject } from './read-objects.ts'
import type { TileBook, TileMeaning } from './read-tilesets.ts'
import type { MapReport } from './remarks.ts'
import { FLAT_SET, THINGS_SET } from './tile-sets.ts'
import { shapeOf } from './unused.ts'

/** What is needed to read things: the tiles of the file, the known things, and the size of the room in tiles. */
type Nursery = { meaning: TileBook; prefabs: ReadonlySet<string>; size: { width: number; height: number } }

/** How far outside of the room a thing may stand and still reach into it, art pixels. */
const RIM_PX = 4 * TILE_PX

/** Reads things in the order of the file. A copy with the same name gets a name of its own. */
export function readThings(layer: Fields | undefined, nursery: Nursery, report: MapReport): Thing[] {
  const objects = readObjects(layer, report)
  const names = new Names(objects.map(({ name }) => name))
  return objects.flatMap((read) => {
    const tile = tileOf(read, nursery, report)
    if (!tile) return []
    const { at, name, object } = read
    const shape = shapeOf(object)
    if (shape !== null) report.add('unused', at, `"${shape}"`)
    reportClass(object, tile.type, { at, report })
    const { x, y } = footOf(read, tile, report)
    if (isOutside({ x, y }, nursery.size)) report.add('outside', at, `${x}, ${y} px`)
    if (name !== '' && !isId(name)) report.add('id-unsound', at, name)
    const id = names.take(name, tile.type)
    if (id !== name) report.add(name === '' ? 'named' : 'renamed', at, id)
    const properties = new Properties(object.properties, report, at)
    const use = properties.take('use', isUse)
    properties.end()
    return [{ id, prefab: tile.type, x, y, ...(use !== undefined && { use }) }]
  })
}

function tileOf(
  { object, at, w, h }: ReadObject,
  { meaning, prefabs }: Nursery,
  report: MapReport,
): TileMeaning | null {
  const gid = wholeOf(object.gid)
  const tile = gid === null || gid >= FLIPPED_FROM ? null : meaning(gid)
  if (gid === null) report.add('wrong-shape', at, 'a tile of the tileset "things"')
  else if (gid >= FLIPPED_FROM) report.add('flipped', at)
  else if (tile?.set !== THINGS_SET && tile?.set !== FLAT_SET) report.add('unknown-tile', at, tile?.set ?? gid)
  else if (!prefabs.has(tile.type)) report.add('unknown-prefab', at, tile.type)
  else if (tile.size && (tile.size.w !== w || tile.size.h !== h)) report.add('scaled', at, `${w} × ${h}`)
  else return tile
  return null
}

function footOf({ at, x, y, h }: ReadObject, { foot, isFromTop }: TileMeaning, report: MapReport) {
  const exact = { x: x + foot.x, y: y + foot.y - (isFromTop ? 0 : h) }
  const whole = { x: Math.round(exact.x), y: Math.round(exact.y) }
  if (whole.x !== exact.x || whole.y !== exact.y) report.add('rounded', at, `${whole.x}, ${whole.y} px`)
  return whole
}

function isOutside({ x, y }: { x: number; y: number }, { width, height }: { width: number; height: number }): boolean {
  const isFar = (px: number, tiles: number) => px < -RIM_PX || px > tiles * TILE_PX + RIM_PX
  return isFar(x, width) || isFar(y, height)
}

function isUse(value: unknown): value is ActionKey {
  return typeof value === 'string' && isActionKey(value)
}

/** Gives out unique names: lamp-1, lamp-2 … */
class Names {
  readonly #asked: ReadonlySet<string>
  readonly #taken = new Set<string>()
  readonly #counts = new Map<string, number>()

  constructor(asked: readonly string[]) {
    this.#asked = new Set(asked)
  }

  take(name: string, prefab: string): string {
    const id = name !== '' && !this.#taken.has(name) ? name : this.#next(name === '' ? prefab : name)
    this.#taken.add(id)
    return id
  }

  // It skips names that other things of the file ask for: else those would have to be renamed in turn.
  #next(name: string): string {
    const stem = name.replace(/-\d+$/, '').slice(0, 40)
    for (let number = (this.#counts.get(stem) ?? 0) + 1; ; number += 1) {
      const id = `${stem}-${number}`
      if (this.#taken.has(id) || this.#asked.has(id)) continue
      this.#counts.set(stem, number)
      return id
    }
  }
}
