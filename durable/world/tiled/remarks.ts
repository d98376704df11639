/** A place in the map: the name of the layer, `x`, `y` in tiles, or the object number that Tiled shows. */
export type MapPlace = { layer?: string; x?: number; y?: number; object?: number }

/** A remark about an imported file. `what` is the name or value that it is about. */
export type Remark = { code: RemarkCode; at: MapPlace; what: string }

/** An error prevents the import, a warning says what is lost, an info says what was changed. */
export type Level = 'error' | 'warning' | 'info'

/** The texts of the remarks, for an artist who has Tiled open; @ is replaced by `what`. */
const REMARKS = {
  'not-json': ['error', 'This is no JSON file. Save the map in Tiled as "JSON map files (*.tmj)".'],
  'not-utf8': ['error', 'The text of the file is not in UTF-8. Save it as UTF-8, as Tiled itself does.'],
  'file-too-large': ['error', 'The file is larger than @.'],
  'not-a-map': ['error', 'This is no map of Tiled.'],
  'not-orthogonal': ['error', 'The map is @. Map > Map Properties > Orientation must be Orthogonal.'],
  infinite: ['error', 'The map is infinite. Untick Map > Map Properties > Infinite.'],
  'wrong-tile-size': ['error', 'Tiles are @ px. Map > Map Properties > Tile Width and Tile Height must be 32.'],
  'wrong-size': ['error', 'The map is @ tiles, which is no size.'],
  'too-large': ['error', 'The map is @ tiles; a room is at most 96 × 64.'],
  'external-tileset': ['error', 'The tileset @ is a file of its own. Open it and use Tileset > Embed Tileset in Map.'],
  'wrong-tileset': ['error', 'The tileset @ cannot be read.'],
  'layer-missing': ['error', 'There is no layer called "@".'],
  'layer-twice': ['error', 'Two layers are called "@".'],
  'layer-shifted': ['error', 'The layer is shifted. Set its Offset and Parallax Factor back.'],
  'group-layer': ['error', 'The layer "@" is a group. Move its layers out of it.'],
  'wrong-data': ['error', 'The tiles of the layer cannot be read (@).'],
  compressed: ['error', 'The layer is compressed (@). Map > Map Properties > Tile Layer Format must be CSV.'],
  flipped: ['error', 'The tile is flipped or turned, which the game cannot draw.'],
  'unknown-tile': ['error', 'The tile is none of those that belong into this layer (@).'],
  'terrain-hole': ['error', 'There is no terrain here.'],
  'terrain-torn': ['error', 'The tiles round this corner do not fit (@). Paint with the terrain brush.'],
  'wrong-object': ['error', 'The object cannot be read.'],
  'wrong-shape': ['error', 'The object must be @.'],
  rotated: ['error', 'The object is turned, which the game cannot draw.'],
  scaled: ['error', 'The object is @ px, another size than its drawing, which the game cannot draw.'],
  template: ['error', 'The object is of a template. Right-click > Detach.'],
  'unknown-prefab': ['error', 'There is no thing called "@".'],
  nameless: ['error', 'The object has no name: @ needs one, by which other rooms and tickets call it.'],
  'id-unsound': ['error', '"@" cannot be a name: only a–z, 0–9 and - within it, at most 48.'],
  'name-unsound': ['error', 'The property "@" is no name: Latin letters, digits, spaces and punctuation, at most 40.'],
  'unknown-property': ['error', 'Nobody knows the property "@".'],
  'wrong-property': ['error', 'The property "@" cannot have this value.'],
  'property-missing': ['error', 'The property "@" is missing.'],
  'no-entry': ['error', 'There is no entry: nobody could come in.'],
  'unknown-area': ['error', 'There is no area of the class "@".'],
  'layer-ignored': ['warning', 'The layer "@" is none of ours and is left out.'],
  hidden: ['warning', 'It is hidden in Tiled. The game shows it nonetheless.'],
  unused: ['warning', 'The game knows no @; it is left out.'],
  snapped: ['warning', 'The object does not lie on whole tiles; it was moved to @.'],
  outside: ['warning', 'The thing stands out of sight, at @.'],
  rounded: ['info', 'The thing stands between two pixels; it was moved to @.'],
  named: ['info', 'The thing had no name; it is called @ now.'],
  renamed: ['info', 'Another thing has the same name; this one is called @ now.'],
  'and-more': ['info', 'There is more to say, @ times.'],
} as const satisfies Record<string, readonly [Level, string]>
type RemarkCode = keyof typeof REMARKS

/** The most remarks that are listed: nobody reads more. */
const REMARKS_MAX = 200
const WHAT_MAX = 60

export function levelOf({ code }: Remark): Level {
  return REMARKS[code][0]
}

/** A remark as one line of text, in English. */
export function remarkLine(remark: Remark): string {
  const { layer, x, y, object } = remark.at
  const place = [
    layer === undefined ? '' : `layer "${shown(layer)}"`,
    object === undefined ? '' : `object ${object}`,
    x === undefined || y === undefined ? '' : `at ${x}, ${y}`,
  ].filter((part) => part !== '')
  const text = REMARKS[remark.code][1].replace('@', () => shown(remark.what))
  return `${levelOf(remark)} [${remark.code}] ${place.length > 0 ? `${place.join(', ')}: ` : ''}${text}`
}

/** Collects the remarks while a file is read. */
export class MapReport {
  #left = 0
  #hasErrors = false
  readonly #remarks: Remark[] = []

  add(code: RemarkCode, at: MapPlace = {}, what: unknown = ''): void {
    const remark = { code, at, what: shown(what) }
    this.#hasErrors ||= levelOf(remark) === 'error'
    if (this.#remarks.length < REMARKS_MAX) this.#remarks.push(remark)
    else this.#left += 1
  }

  get hasErrors(): boolean {
    return this.#hasErrors
  }

  get remarks(): Remark[] {
    return this.#left === 0 ? this.#remarks : [...this.#remarks, { code: 'and-more', at: {}, what: String(this.#left) }]
  }
}

const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{M}]/gu

/** Makes a value safe to print in a line: short, and without characters that are not seen or change what is around them. */
function shown(what: unknown): string {
  const text = typeof what === 'string' ? what : typeof what === 'number' ? String(what) : typeof what
  return [...text.slice(0, 4 * WHAT_MAX).normalize('NFC')].slice(0, WHAT_MAX).join('').replace(UNSEEN, '?')
}
