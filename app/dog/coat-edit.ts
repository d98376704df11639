import type { MyDog } from '#app/queries.ts'
import {
  CHANNEL_MAX,
  clampChannel,
  clampStrength,
  defaultShadowColor,
  formatColor,
  parseColor,
  strengthOf,
} from '#durable/rules/colours.ts'
import type { Color, Rgb } from '#durable/rules/colours.ts'

export type Channel = keyof Rgb

/** The state of the colour editor: the values of its sliders. */
export type CoatEdit = { color: Color; strength: number }

export const CHANNELS: readonly { channel: Channel; label: 'red' | 'green' | 'blue' }[] = [
  { channel: 'r', label: 'red' },
  { channel: 'g', label: 'green' },
  { channel: 'b', label: 'blue' },
]

/** The coat that the dog has now. */
export function coatEditOf({ color, shadowColor }: Pick<MyDog, 'color' | 'shadowColor'>): CoatEdit {
  return { color, strength: strengthOf(color, shadowColor) }
}

/** Whether a stored value is a valid state of the editor. */
export function isCoatEdit(value: unknown): value is CoatEdit {
  if (typeof value !== 'object' || value === null || !('color' in value) || !('strength' in value)) return false
  const { color, strength } = value
  return (
    typeof color === 'string' &&
    parseColor(color) !== null &&
    typeof strength === 'number' &&
    strength >= 0 &&
    strength <= 1
  )
}

export function channelOf(coat: CoatEdit, channel: Channel): number {
  return rgbOf(coat.color)[channel]
}

export function withChannel(coat: CoatEdit, channel: Channel, value: number): CoatEdit {
  return { ...coat, color: formatColor({ ...rgbOf(coat.color), [channel]: clampChannel(value) }) }
}

export function withStrength(coat: CoatEdit, value: number): CoatEdit {
  return { ...coat, strength: clampStrength(value) }
}

export function shadowOf({ color, strength }: CoatEdit): Color {
  return defaultShadowColor(color, strength)
}

/** Whether two coats are the same, so that there is nothing to save. */
export function isSameCoat(one: CoatEdit, other: CoatEdit): boolean {
  return one.color === other.color && one.strength === other.strength
}

/** The colours along a channel's slider, from 0 to 255 in `steps` steps. */
export function channelTrack(coat: CoatEdit, channel: Channel, steps = 48): Color[] {
  return Array.from(
    { length: steps },
    (_, step) => withChannel(coat, channel, (CHANNEL_MAX * step) / (steps - 1)).color,
  )
}

/** The shadow colours along the slider of the strength, from 0 to 1 in `steps` steps. */
export function strengthTrack(coat: CoatEdit, steps = 21): Color[] {
  return Array.from({ length: steps }, (_, step) => defaultShadowColor(coat.color, step / (steps - 1)))
}

/** The strength to send. It is null for players, who may not set it: then the server leaves it as it is. */
export function strengthToSave(coat: CoatEdit, maySetStrength: boolean): number | null {
  return maySetStrength ? coat.strength : null
}

function rgbOf(color: Color): Rgb {
  return parseColor(color) ?? { r: 0, g: 0, b: 0 }
}
