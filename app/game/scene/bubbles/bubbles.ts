import type { DogId } from '#durable/protocol/messages.ts'
import type { Emote } from '#durable/rules/chat.ts'
import { EMOTES } from '#durable/rules/chat.ts'

/** Words above a dog's head, for a while. Times are epoch ms of our own clock. */
export type Bubble = {
  id: number
  dog: DogId
  name: string
  color: string
  text: string
  isOwn: boolean
  kind: BubbleKind
  /** A note before the text, in the player's language: that it is a whisper, and to whom. */
  note?: string
  until: number
}

export type BubbleKind = 'said' | 'me' | 'whisper' | 'typing' | 'npc' | Emote

/** How long an emote is shown, ms. */
export const EMOTE_MS = 3500

/** The most bubbles on the screen, and of one dog. */
export const BUBBLES_MAX = 24
export const BUBBLES_PER_DOG = 3

/** How long a line is shown, ms: long enough to read it. */
export function ttlMs(text: string): number {
  return Math.min(12_000, Math.max(4000, 2500 + 55 * [...text].length))
}

export function isEmote(kind: BubbleKind): kind is Emote {
  return EMOTES.some((emote) => emote === kind)
}

/**
 * Adds a bubble at the end. If a dog has too many, or the park has, the oldest goes. New words replace the dog's typing
 * mark, and a new emote its former one.
 */
export function addBubble(bubbles: readonly Bubble[], bubble: Bubble): Bubble[] {
  const isOver = (old: Bubble) =>
    old.dog === bubble.dog && (isEmote(bubble.kind) ? isEmote(old.kind) : old.kind === 'typing')
  const all = [...bubbles.filter((old) => !isOver(old)), bubble]
  const ofDog = all.filter(({ dog }) => dog === bubble.dog)
  const surplus = ofDog.length > BUBBLES_PER_DOG ? ofDog[0] : undefined
  return all.filter((other) => other !== surplus).slice(-BUBBLES_MAX)
}

export function withoutExpired(bubbles: readonly Bubble[], now: number): Bubble[] {
  return bubbles.filter(({ until }) => now < until)
}

/** When the next bubble disappears; null without bubbles. */
export function nextExpiry(bubbles: readonly Bubble[]): number | null {
  return bubbles.length === 0 ? null : Math.min(...bubbles.map(({ until }) => until))
}
