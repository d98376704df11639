/// <reference path="./packages.d.ts" />
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from 'wawoff2'
import { bitmapFont } from './bitmap-font.ts'
import { trueType } from './outline.ts'

/** Writes the pixel font as two web fonts and as a bitmap font for the game. */
export async function buildFont(out: string): Promise<void> {
  mkdirSync(out, { recursive: true })
  for (const weight of [400, 700] as const) {
    writeFileSync(join(out, `voffpark-pixel-${weight}.woff2`), await compress(trueType(weight)))
  }
  const { canvas, sheet } = bitmapFont()
  canvas.save(join(out, 'pixel-font.png'))
  writeFileSync(join(out, 'pixel-font.json'), JSON.stringify(sheet))
}

if (import.meta.main) await buildFont(join(import.meta.dirname, '../built'))
