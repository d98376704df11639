import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtlas } from '#app/art/atlas.ts'
import type { AtlasImage } from '#app/art/atlas.ts'
import { Canvas } from '#app/art/canvas.ts'
import { rgb } from '#app/art/palette.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { dryImages } from './dry-images.ts'
import { litOf } from './glow.ts'
import { pageOfThing, pageOfTile, writePages } from './pages.ts'
import { PREFABS } from './prefabs.ts'
import { drawnBox } from './prop.ts'
import type { Prop } from './prop.ts'
import { drawRoom } from './room-picture.ts'
import type { Season } from './season.ts'
import { TERRAIN_PLAN, terrainImages } from './terrain-frames.ts'

/** What the game and the tests know about a prefab. Sizes are in art pixels, the footprint is as in `Prop`. */
export type PrefabEntry = {
  kind: 'flat' | 'standing'
  /** The names in the atlas, one per frame of its animation. */
  frames: string[]
  /** The names of further pictures of it, for when it is used. */
  others: string[]
  /** The name of its shadow in the atlas. All shadows are drawn before anything that stands. */
  shadow: string | null
  size: { w: number; h: number }
  footprint: { w: number; h: number }
}

/** Writes the pictures of the park in pages for each season, the list of prefabs and the plaza as a picture into `out`. */
export function buildPark(out: string): void {
  mkdirSync(out, { recursive: true })
  let dry: AtlasImage[] = []
  for (const season of ['summer', 'autumn', 'snow'] as const) {
    const { images, entries } = prefabImages(season)
    if (season === 'summer') dry = images
    const drawn = season === 'snow' ? [...images, ...dryImages(dry, images)] : images
    const things = writePages(join(out, `park-things-${season}`), drawn, pageOfThing)
    writeFileSync(join(out, `park-things-${season}.json`), JSON.stringify(things))
    const terrain = writePages(join(out, `park-terrain-${season}`), terrainImages(season), pageOfTile)
    if (season !== 'summer') continue
    writeFileSync(join(out, 'park-prefabs.json'), JSON.stringify(entries))
    const lit = writeAtlas(join(out, 'park-lit'), litImages())
    writeFileSync(join(out, 'park-looks.json'), JSON.stringify({ ...looksOf(entries), litSize: lit.meta.size }))
    const sizes = Object.entries(terrain).map(([layer, { width, height }]) => [layer, { width, height }])
    writeFileSync(join(out, 'park-terrain.json'), JSON.stringify({ ...TERRAIN_PLAN, sizes: Object.fromEntries(sizes) }))
  }
  drawRoom(PLAZA, 'summer', 0).save(join(out, 'plaza-map.png'))
}

/** Every thing of the atlas, cropped and anchored at its foot, and the list that describes them. */
export function prefabImages(season: Season): { images: AtlasImage[]; entries: Record<string, PrefabEntry> } {
  const images: AtlasImage[] = []
  const entries: Record<string, PrefabEntry> = {}
  for (const [name, prefab] of Object.entries(PREFABS)) {
    const base = `${prefab.kind === 'flat' ? 'flat' : 'thing'}/${name}`
    const props = Array.from({ length: prefab.frames }, (_, frame) => prefab.draw(season, frame))
    const frames = props.map((prop, frame) => {
      const frameName = prefab.frames === 1 ? base : `${base}/${frame}`
      images.push(cutOut(frameName, prop.body, prop))
      return frameName
    })
    const [first] = props
    if (!first) throw new Error(`${name}: no frames`)
    const others = Object.entries(prefab.others ?? {}).map(([other, draw]) => {
      const [picture, prop] = [`${base}/${other}`, draw()]
      images.push(cutOut(picture, prop.body, prop))
      return picture
    })
    const hasShadow = drawnBox(first.shadow) !== null
    if (hasShadow) images.push(cutOut(`shadow/${name}`, first.shadow, first))
    const box = drawnBox(first.body) ?? { w: 0, h: 0 }
    entries[name] = {
      kind: prefab.kind,
      frames,
      others,
      shadow: hasShadow ? `shadow/${name}` : null,
      size: { w: box.w, h: box.h },
      footprint: first.footprint,
    }
  }
  return { images, entries }
}

/** What shines of the things of the atlas, anchored as they are; the same in every season. */
export function litImages(): AtlasImage[] {
  return Object.entries(PREFABS).flatMap(([name, prefab]) =>
    Array.from({ length: prefab.frames }, (_, frame) => prefab.draw('summer', frame)).flatMap((prop, frame) => {
      const lit = litOf(name, prop.body)
      return lit ? [cutOut(prefab.frames === 1 ? `lit/${name}` : `lit/${name}/${frame}`, lit, prop)] : []
    }),
  )
}

/**
 * The facts about prefabs that do not follow from their names, kept short because all of it is loaded before the first
 * frame.
 */
function looksOf(entries: Record<string, PrefabEntry>) {
  const namesOf = (has: (entry: PrefabEntry) => boolean) =>
    Object.entries(entries).flatMap(([name, entry]) => (has(entry) ? [name] : []))
  return {
    flat: namesOf(({ kind }) => kind === 'flat'),
    standing: namesOf(({ kind }) => kind === 'standing'),
    moving: namesOf(({ frames }) => frames.length > 1),
    shadowless: namesOf(({ shadow }) => shadow === null),
  }
}

function cutOut(name: string, canvas: Canvas, { foot }: Prop): AtlasImage {
  const box = drawnBox(canvas)
  if (!box) throw new Error(`${name}: nothing is drawn`)
  return { name, canvas: canvas.crop(box.x, box.y, box.w, box.h), anchor: [foot[0] - box.x, foot[1] - box.y] }
}

/** Writes a contact sheet of the whole set for each season into `out`, and every room of the world as a picture. */
export function buildParkSheets(out: string): void {
  drawLitSheet().save(join(out, 'park-lit.png'))
  for (const doc of ROOM_DOCS) drawRoom(doc, 'summer', 0).save(join(out, `room-${doc.key}.png`))
  for (const season of ['summer', 'autumn', 'snow'] as const) {
    drawSheet(season).save(join(out, `park-${season}.png`))
  }
}

/** The things that shine, in the dark. */
function drawLitSheet(): Canvas {
  const sheet = new Canvas(1280, 900).fill('leaf0')
  const put = inRows(sheet)
  for (const [name, prefab] of Object.entries(PREFABS)) {
    const { body } = prefab.draw('summer', 0)
    const lit = litOf(name, body)
    const dark = body.clone().tint(rgb('dusk'))
    if (lit) put(body, (left, top) => sheet.blit(dark, left, top).blit(lit, left, top))
  }
  return sheet
}

/** The contact sheet of a season: things in rows on grass, and terrain masks below them. */
function drawSheet(season: Season): Canvas {
  const sheet = new Canvas(1280, 3200).fill(season === 'snow' ? 'snow2' : 'grass4')
  const put = inRows(sheet)
  for (const prefab of Object.values(PREFABS)) {
    const { body, shadow } = prefab.draw(season, 0)
    put(body, (left, top) => sheet.blit(shadow, left, top).blit(body, left, top))
  }
  for (const { name, canvas } of terrainImages(season)) {
    if (/^grass|\/0$/.test(name)) put(canvas, (left, top) => sheet.blit(canvas, left, top))
  }
  return sheet
}

/** Returns a function that draws pictures side by side on a sheet, in rows as high as the highest of each. */
function inRows(sheet: Canvas) {
  let [x, y, rowHeight] = [4, 4, 0]
  return ({ width, height }: Canvas, draw: (left: number, top: number) => void) => {
    if (x + width > sheet.width) [x, y, rowHeight] = [4, y + rowHeight + 4, 0]
    draw(x, y)
    x += width + 4
    rowHeight = Math.max(rowHeight, height)
  }
}

if (import.meta.main) buildPark(join(import.meta.dirname, '../built'))
