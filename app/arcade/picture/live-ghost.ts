import { TICKS_PER_SECOND } from '#durable/rules/games/round/measures.ts'

/** So many ticks a dog that races is drawn late: pieces of its log come four times a second, and take their way. */
const BEHIND_TICKS = TICKS_PER_SECOND / 2

/** To which tick a ghost is played when one's own round is at `tick`; of one that is on, no further than was told. */
export function ghostTick(tick: number, live: { tick: number } | undefined): number {
  return live ? Math.min(tick - BEHIND_TICKS, live.tick) : tick
}
