import { seeded } from '#test/support/random.ts'
import { brokenText, hostileFrame } from './hostile-frames.ts'
import type { HostileFrame } from './hostile-frames.ts'

/**
 * The number of dogs that send hostile frames, each from a list of its own, and the id of the first. They are dogs of the
 * seeded park, as the bystanders are.
 */
export const ATTACKERS = 4
export const FIRST_ATTACKER = 11
/** The share of frames that come from a dog in the room; the others are sent in place of its hello. */
const ADMITTED = 0.2
const BROKEN_TEXT = 0.02
/** The share that is sent over TCP and framed by hand; the others go over sockets that the gate opens. */
const BY_TCP = 0.03

/** A frame, whether a hello is sent before it, and whether it must be framed by hand. */
export type Attack = { frame: HostileFrame; isAdmitted: boolean; isByTcp: boolean }

/**
 * The frames of one attacker, its part of `frames`. Each attacker has random numbers of its own, so that a seed gives
 * the same frames at any speed.
 */
export function* attacksOf(attacker: number, { frames, seed }: { frames: number; seed: number }): Generator<Attack> {
  const random = seeded(seed * 1000 + attacker)
  for (let n = attacker; n < frames; n += ATTACKERS) {
    const isAdmitted = random() < ADMITTED
    const frame = random() < BROKEN_TEXT ? brokenText(random) : hostileFrame(random)
    // No WebSocket client sends invalid UTF-8 as text.
    const isByTcp = frame.kind === 'brokenUtf8' || random() < BY_TCP
    yield { frame, isAdmitted, isByTcp }
  }
}
