import { canonicalText, isRecord } from '#durable/rules/sheets/canonical.ts'
import type { Layer } from '#durable/rules/sheets/changes.ts'
import { ROOM_MAX, TERRAIN, TILE_PX } from '#durable/world/room-doc.ts'
import type { Stamp } from './stamps.ts'

/** The longest text of a stamp, UTF-16 units; all that it holds is ASCII. */
export const STAMP_TEXT_MAX = 64 * 1024
/** The most things in a stamp: those of a whole room. */
const THINGS_MAX = 1200
const NAME = /^[a-z0-9-]{1,40}$/
const GROUND_DIGITS = '0123'

/** A stamp as a text, to be kept in the browser; null if it is too long. */
export function textOfStamp(stamp: Stamp): string | null {
  const text = canonicalText(stamp)
  return text.length <= STAMP_TEXT_MAX ? text : null
}

/** The stamp of a text that anybody may have written; null if it is none, or names things that `isPrefab` does not know. It never throws. */
export function stampOfText(text: string, isPrefab: (name: string) => boolean): Stamp | null {
  if (text.length > STAMP_TEXT_MAX) return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  return isStamp(value, isPrefab) ? value : null
}

function isStamp(value: unknown, isPrefab: (name: string) => boolean): value is Stamp {
  if (!isRecord(value)) return false
  const { w, h, terrain, ground, things, ...others } = value
  if (Object.keys(others).length > 0 || !isWithin(w, 1, ROOM_MAX.width) || !isWithin(h, 1, ROOM_MAX.height))
    return false
  const size = { width: w * TILE_PX, height: h * TILE_PX }
  return (
    (terrain === undefined ||
      isLayerOf(terrain, { w: w + 1, h: h + 1, isLetter: (letter) => Object.hasOwn(TERRAIN, letter) })) &&
    (ground === undefined || isLayerOf(ground, { w, h, isLetter: (letter) => GROUND_DIGITS.includes(letter) })) &&
    (things === undefined || isThings(things, { ...size, isPrefab }))
  )
}

type LayerShape = { w: number; h: number; isLetter: (letter: string) => boolean }

function isLayerOf(value: unknown, { w, h, isLetter }: LayerShape): value is Layer {
  return (
    Array.isArray(value) &&
    value.length === h &&
    value.every((line) => typeof line === 'string' && line.length === w && [...line].every(isLetter))
  )
}

type ThingsShape = { width: number; height: number; isPrefab: (name: string) => boolean }

function isThings(value: unknown, { width, height, isPrefab }: ThingsShape): boolean {
  return (
    Array.isArray(value) &&
    value.length <= THINGS_MAX &&
    value.every((thing: unknown) => {
      if (!isRecord(thing)) return false
      const { prefab, x, y, use, ...others } = thing
      return (
        Object.keys(others).length === 0 &&
        isName(prefab) &&
        isPrefab(prefab) &&
        (use === undefined || isName(use)) &&
        isWithin(x, 0, width - 1) &&
        isWithin(y, 0, height - 1)
      )
    })
  )
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && NAME.test(value)
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
}
