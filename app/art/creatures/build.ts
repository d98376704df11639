import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packAtlas } from '#app/art/atlas.ts'
import { Canvas } from '#app/art/canvas.ts'
import { rowsOfSheet } from '#app/art/sheet-rows.ts'
import { drawCreatures } from './creatures.ts'

/** Writes `creatures.png` with its frames in rows, and its size alone, which the game needs before the rest. */
export function buildCreatures(out: string): void {
  const images = drawCreatures()
  const { canvas, sheet } = packAtlas(images, 'creatures.png')
  canvas.save(join(out, 'creatures.png'))
  const feet = new Map(images.map(({ name, anchor = [0, 0] }) => [name, anchor]))
  const rows = rowsOfSheet(sheet.frames, (name) => feet.get(name) ?? [0, 0])
  writeFileSync(join(out, 'creatures.json'), JSON.stringify({ rows }))
  writeFileSync(join(out, 'creatures-size.json'), JSON.stringify(sheet.meta.size))
}

/** Draws all of them at six times their size into `out`, on the grounds where they are seen. */
export function buildCreatureSheet(out: string): void {
  const [columns, cell] = [9, 26]
  const images = drawCreatures()
  const sheet = new Canvas(columns * cell, Math.ceil(images.length / columns) * cell).fill('grass4')
  for (const [index, { name, canvas, anchor = [0, 0] }] of images.entries()) {
    const [left, top] = [(index % columns) * cell, Math.floor(index / columns) * cell]
    if (name.startsWith('fish')) sheet.rect(left, top, cell, cell, 'water2')
    if (name.startsWith('firefly')) sheet.rect(left, top, cell, cell, 'leaf0')
    sheet.blit(canvas, left + cell / 2 - anchor[0], top + cell - 5 - anchor[1])
  }
  sheet.scale(6).save(join(out, 'creatures.png'))
}
