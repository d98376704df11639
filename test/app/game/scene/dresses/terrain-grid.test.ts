import { expect, it } from 'vitest'
import { packAtlas } from '#app/art/atlas.ts'
import { Canvas } from '#app/art/canvas.ts'
import { pageOfTile } from '#app/art/park/pages.ts'
import { terrainFrameNames } from '#app/art/park/terrain-frames.ts'
import { TERRAIN_PAGES } from '#app/game/scene/dresses/terrain-grid.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'

it('finds every tile of the ground where the page of its layer has it', () => {
  const tile = new Canvas(TILE_PX, TILE_PX)
  const names = terrainFrameNames()
  const layers = [...new Set(names.map(pageOfTile))]
  const pages = layers.map((layer) => {
    const tiles = names.filter((name) => pageOfTile(name) === layer).map((name) => ({ name, canvas: tile }))
    const { canvas, sheet } = packAtlas(tiles, layer)
    return [layer, { width: canvas.width, height: canvas.height, frames: sheet.frames }]
  })
  expect(TERRAIN_PAGES).toEqual(Object.fromEntries(pages))
})
