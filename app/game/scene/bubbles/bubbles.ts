import type { DogId } from '#durable/protocol/messages.ts'
import type { Emote } from '#durable/rules/chat.ts'

/**
 * What a bubble is: words of a dog (`line`), a mark without words (`sign`: an emote, a bark, the typing mark), the result
 * of a round (`result`), words of somebody who lives in the park (`npc`), a question to the room (`question`). The kind
 * decides what a bubble replaces and how it lies; the frame only how it looks.
 */
type BubbleKind = 'line' | 'sign' | 'result' | 'npc' | 'question'
/** The rim of a bubble: of the own dog, of the party committee, of an NPC, or of anybody else. */
type BubbleFrame = 'plain' | 'own' | 'committee' | 'npc'

/** What is above a dog's head, for a while. Times are epoch ms of our own clock. */
export type Bubble = {
  id: number
  /** Who it belongs to. NPCs have numbers below zero. */
  dog: DogId
  kind: BubbleKind
  frame: BubbleFrame
  /** Whether its place comes before those of others; absent if not. */
  isOwn?: boolean
  name: string
  color: string
  text: string
  /** Of a line: what the dog does, or words for one reader. */
  manner?: 'me' | 'whisper'
  /** Of a sign: its picture. */
  sign?: Sign
  /** A note before the text, in the player's language: that it is a whisper, and to whom. */
  note?: string
  until: number
}

export type Sign = Emote | 'typing' | 'bark'

/** How long an emote and a bark are shown, ms. */
export const EMOTE_MS = 3500
export const BARK_MS = 1200

/** The most bubbles on the screen, and of one dog. */
export const BUBBLES_MAX = 24
export const BUBBLES_PER_DOG = 3

/** How long a line is shown, ms: long enough to read it. */
export function ttlMs(text: string): number {
  return Math.min(12_000, Math.max(4000, 2500 + 55 * [...text].length))
}

/**
 * Adds a bubble at the end. If a dog has too many, or the park has, the oldest goes. New words replace the dog's typing
 * mark, a new emote its former one, what an NPC says its former words, and a result the former result.
 */
export function addBubble(bubbles: readonly Bubble[], bubble: Bubble): Bubble[] {
  const all = [...bubbles.filter((old) => old.dog !== bubble.dog || !replaces(bubble, old)), bubble]
  const ofDog = all.filter(({ dog }) => dog === bubble.dog)
  const surplus = ofDog.length > BUBBLES_PER_DOG ? ofDog[0] : undefined
  return all.filter((other) => other !== surplus).slice(-BUBBLES_MAX)
}

function replaces(bubble: Bubble, old: Bubble): boolean {
  if (bubble.kind === 'npc' || bubble.kind === 'result') return old.kind === bubble.kind
  if (isEmote(bubble)) return isEmote(old)
  return old.sign === 'typing'
}

function isEmote({ sign }: Bubble): boolean {
  return sign !== undefined && sign !== 'typing'
}

export function withoutExpired(bubbles: readonly Bubble[], now: number): Bubble[] {
  return bubbles.filter(({ until }) => now < until)
}

/** When the next bubble disappears; null without bubbles. */
export function nextExpiry(bubbles: readonly Bubble[]): number | null {
  return bubbles.length === 0 ? null : Math.min(...bubbles.map(({ until }) => until))
}
