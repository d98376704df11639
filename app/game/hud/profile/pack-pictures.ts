import banden from '#app/art/built/icons/pennant-banden.png'
import klanen from '#app/art/built/icons/pennant-klanen.png'
import losjen from '#app/art/built/icons/pennant-losjen.png'
import sekten from '#app/art/built/icons/pennant-sekten.png'
import selskapet from '#app/art/built/icons/pennant-selskapet.png'
import stammen from '#app/art/built/icons/pennant-stammen.png'
import type { Pack } from '#durable/rules/packs.ts'

const PICTURES: Record<Pack, string> = { banden, klanen, losjen, sekten, selskapet, stammen }

/** The pennant of a pack: its shape tells it, its colour repeats it. */
export function packPicture(pack: Pack): string {
  return PICTURES[pack]
}
