import type { IconName } from '#app/art/icons/maps.ts'

/** The emoji that the park draws with icons of its own, alike on every device, in the order of the palette. */
export const EMOJI = [
  { name: 'joy', sign: '😂', icon: 'emote-laugh' },
  { name: 'astonished', sign: '😮', icon: 'emote-wow' },
  { name: 'crying', sign: '😢', icon: 'emote-cry' },
  { name: 'angry', sign: '😠', icon: 'emote-angry' },
  { name: 'asleep', sign: '😴', icon: 'emote-sleepy' },
  { name: 'heart', sign: '❤️', icon: 'emote-heart' },
  { name: 'hand', sign: '👋', icon: 'emote-wave' },
  { name: 'up', sign: '👍', icon: 'thumbs-up' },
  { name: 'down', sign: '👎', icon: 'thumbs-down' },
  { name: 'clap', sign: '👏', icon: 'clap' },
  { name: 'star', sign: '⭐', icon: 'star' },
  { name: 'clover', sign: '🍀', icon: 'clover' },
  { name: 'paws', sign: '🐾', icon: 'paw' },
  { name: 'bone', sign: '🦴', icon: 'emote-bone' },
  { name: 'ball', sign: '🎾', icon: 'emote-ball' },
  { name: 'cat', sign: '🐱', icon: 'cat' },
  { name: 'ghost', sign: '👻', icon: 'ghost' },
  { name: 'dice', sign: '🎲', icon: 'dice' },
  { name: 'cake', sign: '🍰', icon: 'cake' },
  { name: 'gift', sign: '🎁', icon: 'gift' },
  { name: 'crown', sign: '👑', icon: 'crown' },
  { name: 'moon', sign: '🌙', icon: 'moon' },
  { name: 'music', sign: '🎵', icon: 'emote-music' },
  { name: 'idea', sign: '💡', icon: 'emote-idea' },
] as const satisfies readonly { name: string; sign: string; icon: IconName }[]
export type Emoji = (typeof EMOJI)[number]

/** A part of a line: text, or one emoji with its icon. */
export type Part = { text: string; icon?: IconName }

/** A line of at most so many emoji and nothing else is shown large. */
const LARGE_MAX = 3

const VARIANT = '\ufe0f'
const BY_SIGN = new Map<string, Emoji>(EMOJI.map((emoji) => [plain(emoji.sign), emoji]))
// An emoji that is joined to another one, or has a skin tone, is a different emoji, which the device draws.
const SIGNS = `(?:${[...BY_SIGN.keys()].join('|')})(?!${VARIANT}?[\\u200d\\u{1f3fb}-\\u{1f3ff}])${VARIANT}?`
const SIGN = new RegExp(`(?<!\\u200d)${SIGNS}`, 'gu')

/** Splits a line into text and emoji. The texts of the parts together are the line. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const { 0: sign, index } of text.matchAll(SIGN)) {
    if (index > at) parts.push({ text: text.slice(at, index) })
    parts.push({ text: sign, ...iconOf(sign) })
    at = index + sign.length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

/** Whether a line consists of a few emoji only. */
export function isOnlySigns(parts: readonly Part[]): boolean {
  const signs = parts.filter(({ icon }) => icon !== undefined).length
  return signs > 0 && signs <= LARGE_MAX && parts.every(({ text, icon }) => icon !== undefined || text.trim() === '')
}

function iconOf(sign: string): Pick<Part, 'icon'> {
  const icon = BY_SIGN.get(plain(sign))?.icon
  return icon === undefined ? {} : { icon }
}

function plain(sign: string): string {
  return sign.replace(VARIANT, '')
}
