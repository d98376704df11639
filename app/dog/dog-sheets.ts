import itemsSheet from '#app/art/built/dog-items.json' with { type: 'json' }
import itemsUrl from '#app/art/built/dog-items.png'
import dogsSheet from '#app/art/built/dogs.json' with { type: 'json' }
import dogsUrl from '#app/art/built/dogs.png'
import { framesOfRows } from '#app/art/sheet-rows.ts'
import { DOG_ART } from './dog-art.ts'
import { wornName } from './layers.ts'
import type { DogLayer } from './layers.ts'

type SheetFrames = Record<string, { frame: { x: number; y: number; w: number; h: number } } | undefined>
/** `width` and `height` are those of the whole sheet in its own pixels. */
export type DogSheet = { url: string; width: number; height: number; frames: SheetFrames }

/** The sheets that `layersOf` names. */
export const DOG_SHEETS: Record<DogLayer['sheet'], DogSheet> = {
  dogs: { url: dogsUrl, width: dogsSheet.size.w, height: dogsSheet.size.h, frames: framesOfRows(dogsSheet.rows) },
  items: { url: itemsUrl, width: itemsSheet.meta.size.w, height: itemsSheet.meta.size.h, frames: wornFrames() },
}

function wornFrames(): SheetFrames {
  const frames: SheetFrames = {}
  for (const [key, { views, cuts }] of Object.entries(DOG_ART.wardrobe)) {
    for (const [seen, view] of Object.entries({ ...views, ...cuts })) {
      for (const part of ['over', 'under'] as const) {
        const worn = view[part]
        if (!worn) continue
        const [x, y, w, h] = worn.at
        frames[wornName(key, seen, part)] = { frame: { x, y, w, h } }
      }
    }
  }
  return frames
}
