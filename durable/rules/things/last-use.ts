/**
 * The latest use of a thing; for a seat that of each place on it. What the thing looks like at any time follows from it
 * (a manner in this folder), so nothing more is sent or stored. `dog` is who used it, null where that dog is not to be
 * seen any more. `at` is when, by the room's clock (epoch ms). `a` and `b` are whole numbers from 0 to 65,535 whose
 * meaning each manner says.
 */
export type LastUse = { dog: number | null; at: number; a: number; b: number }

/** Where a thing has its foot, art px. */
export type Foot = { x: number; y: number }

/** How long until `restMs` after `at`, ms; 0 when it is over. After the clock was set back nobody waits longer than that. */
export function restLeft(at: number, restMs: number, now: number): number {
  return Math.max(0, Math.min(at + restMs - now, restMs))
}
