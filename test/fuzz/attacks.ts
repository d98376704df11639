import { seeded } from '#test/support/random.ts'
import { brokenText, hostileFrame } from './hostile-frames.ts'
import type { HostileFrame } from './hostile-frames.ts'

/** Dogs that send hostile frames, each by a list of its own, and the id of the first of them. */
export const ATTACKERS = 4
export const FIRST_ATTACKER = 1000
/** Share of the frames that come from a dog that is in the room; the others come in place of its hello. */
const ADMITTED = 0.2
const BROKEN_TEXT = 0.02
/** Share that is sent over TCP and framed by hand; the others go over sockets that the gate opens. */
const BY_TCP = 0.03

/** A frame, whether a hello goes before it, and whether it has to be framed by hand. */
export type Attack = { frame: HostileFrame; isAdmitted: boolean; isByTcp: boolean }

/**
 * What one attacker sends of `frames` in all. Each has random numbers of its own, so that a seed means the same frames
 * however fast they are sent.
 */
export function* attacksOf(attacker: number, { frames, seed }: { frames: number; seed: number }): Generator<Attack> {
  const random = seeded(seed * 1000 + attacker)
  for (let n = attacker; n < frames; n += ATTACKERS) {
    const isAdmitted = random() < ADMITTED
    const frame = random() < BROKEN_TEXT ? brokenText(random) : hostileFrame(random)
    // No WebSocket client sends broken UTF-8 as text.
    const isByTcp = frame.kind === 'brokenUtf8' || random() < BY_TCP
    yield { frame, isAdmitted, isByTcp }
  }
}
