/**
 * What a push message may be about:
 * - whisper: somebody whispers to a dog of mine that sleeps or whose page is hidden, or leaves it a paw print
 * - friend: somebody asks a dog of mine to be friends, or has accepted
 * - event: an event that I want to be reminded of begins
 * - life: a dog of mine has few days left
 * - answer: staff have answered my report or appeal
 * - alarm: an urgent report waits [B13]; for administrators, who cannot switch it off in a browser that gets messages
 */
export const PUSH_KINDS = ['whisper', 'friend', 'event', 'life', 'answer', 'alarm'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** The kinds that something sends so far: only these are offered. */
export const OFFERED_KINDS = ['whisper', 'friend', 'life', 'answer'] as const satisfies readonly PushKind[]
export type OfferedKind = (typeof OFFERED_KINDS)[number]

/** The kinds that something sends: those that are offered, and what is not a choice. */
export type SentKind = OfferedKind | 'alarm'

/** The bit of a kind in a mask of kinds. */
export function pushBit(kind: PushKind): number {
  return 1 << PUSH_KINDS.indexOf(kind)
}

export function pushMask(kinds: readonly PushKind[]): number {
  return kinds.reduce((mask, kind) => mask | pushBit(kind), 0)
}

export function pushKindsIn(mask: number): PushKind[] {
  return PUSH_KINDS.filter((kind) => (mask & pushBit(kind)) !== 0)
}
