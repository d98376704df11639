import dogsSheet from '#app/art/built/dogs.json' with { type: 'json' }
import dogsUrl from '#app/art/built/dogs.png'
import itemsSheet from '#app/art/built/dog-items.json' with { type: 'json' }
import itemsUrl from '#app/art/built/dog-items.png'
import type { DogLayer } from './layers.ts'

type SheetFrames = Record<string, { frame: { x: number; y: number; w: number; h: number } } | undefined>
/** `width` of the whole sheet in its own pixels. */
export type DogSheet = { url: string; width: number; frames: SheetFrames }

/** The packed pictures that `layersOf` names; the URLs are made by Vite. */
export const DOG_SHEETS: Record<DogLayer['sheet'], DogSheet> = {
  dogs: { url: dogsUrl, width: dogsSheet.meta.size.w, frames: dogsSheet.frames },
  items: { url: itemsUrl, width: itemsSheet.meta.size.w, frames: itemsSheet.frames },
}
