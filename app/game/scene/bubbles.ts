import type { DogId } from '#durable/protocol/messages.ts'

/** Words over a dog's head, for a while. Times are epoch ms of our own clock. */
export type Bubble = {
  id: number
  dog: DogId
  name: string
  color: string
  text: string
  isOwn: boolean
  until: number
}

/** Bubbles on the screen at most, and of one dog. */
export const BUBBLES_MAX = 24
export const BUBBLES_PER_DOG = 3

/** How long a line is shown, ms: long enough to be read (features 4.2). */
export function ttlMs(text: string): number {
  return Math.min(12_000, Math.max(4000, 2500 + 55 * [...text].length))
}

/** Adds the newest bubble at the end; a dog's fourth, or the park's twenty-fifth, pushes the oldest out. */
export function addBubble(bubbles: readonly Bubble[], bubble: Bubble): Bubble[] {
  const all = [...bubbles, bubble]
  const ofDog = all.filter(({ dog }) => dog === bubble.dog)
  const surplus = ofDog.length > BUBBLES_PER_DOG ? ofDog[0] : undefined
  return all.filter((other) => other !== surplus).slice(-BUBBLES_MAX)
}

export function withoutExpired(bubbles: readonly Bubble[], now: number): Bubble[] {
  return bubbles.filter(({ until }) => now < until)
}

/** When the next bubble goes, or null. */
export function nextExpiry(bubbles: readonly Bubble[]): number | null {
  return bubbles.length === 0 ? null : Math.min(...bubbles.map(({ until }) => until))
}
