import { Canvas } from '#app/art/canvas.ts'
import { SHADOW } from '#app/art/palette.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { RoomDoc, Thing } from '#durable/world/room-doc.ts'
import { terrainTiles } from '#durable/world/terrain-tiles.ts'
import { PREFABS } from './prefabs.ts'
import type { Prop } from './prop.ts'
import type { Season } from './season.ts'
import { terrainFrame } from './terrain-frames.ts'

/** A whole room as the game draws it, without dogs, one art pixel per pixel. */
export function drawRoom(doc: RoomDoc, season: Season, frame: number): Canvas {
  const picture = new Canvas(doc.width * TILE_PX, doc.height * TILE_PX)
  for (const tile of terrainTiles(doc)) {
    picture.blit(terrainFrame(tile.frame, season, frame), tile.x * TILE_PX, tile.y * TILE_PX)
  }
  const placed = doc.things.map((thing) => ({ thing, prefab: prefabOf(thing) }))
  const drawn = placed.map(({ thing, prefab }) => ({
    thing,
    kind: prefab.kind,
    prop: prefab.draw(season, frame % prefab.frames),
  }))
  for (const { thing, prop } of drawn.filter(({ kind }) => kind === 'flat')) place(picture, prop.body, thing, prop)
  picture.blit(shadowsOf(picture, drawn), 0, 0)
  const standing = drawn.filter(({ kind }) => kind === 'standing').sort((a, b) => a.thing.y - b.thing.y)
  for (const { thing, prop } of standing) place(picture, prop.body, thing, prop)
  return picture
}

function prefabOf(thing: Thing) {
  const prefab = PREFABS[thing.prefab]
  if (!prefab) throw new Error(`${thing.id}: no prefab ${thing.prefab}`)
  return prefab
}

function place(picture: Canvas, part: Canvas, thing: Thing, prop: Prop): void {
  picture.blit(part, thing.x - prop.foot[0], thing.y - prop.foot[1])
}

/** All shadows as one picture. Where two overlap, the darker one shows. */
function shadowsOf(picture: Canvas, drawn: readonly { thing: Thing; prop: Prop }[]): Canvas {
  const shade = new Canvas(picture.width, picture.height)
  for (const { thing, prop } of drawn) {
    const left = thing.x - prop.foot[0]
    const top = thing.y - prop.foot[1]
    for (let y = 0; y < prop.shadow.height; y++) {
      for (let x = 0; x < prop.shadow.width; x++) {
        const alpha = prop.shadow.alphaAt(x, y)
        if (alpha <= shade.alphaAt(left + x, top + y)) continue
        shade.erase(left + x, top + y).set(left + x, top + y, SHADOW.colour, alpha)
      }
    }
  }
  return shade
}
