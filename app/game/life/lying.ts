import type { ServerMessage, WireThing } from '#durable/protocol/messages.ts'

/** What lies on the ground, by id, once the room has told of a thing. */
export function lying(
  things: ReadonlyMap<number, WireThing>,
  message: Extract<ServerMessage, { type: 'laid' | 'lifted' }>,
): ReadonlyMap<number, WireThing> {
  const next = new Map(things)
  if (message.type === 'laid') next.set(message.thing.id, message.thing)
  else next.delete(message.thing)
  return next
}

/** What a dog is seen to do until then (own clock, epoch ms). */
export type Doing = { pose: 'sniff' | 'dig'; until: number }

/** How long a dog is seen to sniff, ms. */
const SNIFF_SHOWN_MS = 1500

export function doing(
  message: Extract<ServerMessage, { type: 'sniffed' | 'digging' | 'dug' }>,
  { now, clockOffsetMs }: { now: number; clockOffsetMs: number },
): Doing | undefined {
  if (message.type === 'sniffed') return { pose: 'sniff', until: now + SNIFF_SHOWN_MS }
  return message.type === 'digging' ? { pose: 'dig', until: message.until - clockOffsetMs } : undefined
}
