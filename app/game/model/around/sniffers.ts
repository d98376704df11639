import type { DogId } from '#durable/protocol/messages.ts'

/** A dog that has sniffed the own one, when (own clock, epoch ms), and whether the player has read it. */
export type Sniffer = { dog: DogId; at: number; isRead: boolean }

/** For so long after a sniff another one by the same dog is not told again, ms: nobody can fill the screen. */
const TOLD_ONCE_IN_MS = 60_000
/** The most dogs that are kept. */
const SNIFFERS_MAX = 8

/** The sniffers after another sniff, the oldest first; the same list if that dog is in it. */
export function withSniffer(sniffers: readonly Sniffer[], dog: DogId, now: number): readonly Sniffer[] {
  const recent = sniffers.filter(({ at }) => now - at < TOLD_ONCE_IN_MS)
  if (recent.some((one) => one.dog === dog)) return sniffers
  return [...recent, { dog, at: now, isRead: false }].slice(-SNIFFERS_MAX)
}

export function readSniffer(sniffers: readonly Sniffer[], dog: DogId): readonly Sniffer[] {
  return sniffers.map((one) => (one.dog === dog ? { ...one, isRead: true } : one))
}
