import dogsSheet from '#app/art/built/dogs.json' with { type: 'json' }
import dogsUrl from '#app/art/built/dogs.png'
import itemsSheet from '#app/art/built/dog-items.json' with { type: 'json' }
import itemsUrl from '#app/art/built/dog-items.png'
import type { DogLayer } from './layers.ts'

type SheetFrames = Record<string, { frame: { x: number; y: number; w: number; h: number } } | undefined>
export type DogSheet = { url: string; frames: SheetFrames }

/** The packed pictures that `layersOf` names; the URLs are made by Vite. */
export const DOG_SHEETS: Record<DogLayer['sheet'], DogSheet> = {
  dogs: { url: dogsUrl, frames: dogsSheet.frames },
  items: { url: itemsUrl, frames: itemsSheet.frames },
}
