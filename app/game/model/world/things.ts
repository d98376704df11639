import type { ServerMessage, Welcome } from '#durable/protocol/messages.ts'
import type { LastUse } from '#durable/rules/things/last-use.ts'
import { ballAt } from '#durable/rules/things/roll.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import { withUse } from '#durable/rules/things/using.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import { leftOf } from './glide.ts'
import type { Glide } from './glide.ts'

/** A use of a thing of the room; `thing` is its number among the usable ones. */
export type SeenUse = LastUse & { thing: number }

/**
 * The uses of the things of the room that are not over. `told` are those that the room has told, `foreseen` own ones that it
 * has not answered yet, by their op, and `shown` is both. `glides` are the offsets (px) at which balls are still drawn.
 */
export type Uses = {
  /** False where the room numbers its things in another way than this page: then nothing is used here. */
  isKnown: boolean
  told: readonly SeenUse[]
  foreseen: readonly { op: string; use: SeenUse }[]
  shown: readonly SeenUse[]
  glides: ReadonlyMap<number, Glide>
}

/** The things of the room that can be used, the ground, our own clock and the room's (epoch ms). */
export type UsesMoment = { usable: readonly UsableThing[]; grid: Grid; now: number; roomNow: number }

export const UNUSED: Uses = { isKnown: false, told: [], foreseen: [], shown: [], glides: new Map() }

/** How long a ball takes to get to where the room says it is, ms, and from how far (px) it does not jump. */
const GLIDE = { ms: 120, fromPx: 160 }

/** The uses of a room that the dog has come into. */
export function usesOfRoom({ usable: count, used = [] }: Welcome, usable: readonly UsableThing[]): Uses {
  return count === usable.filter(({ given }) => !given).length
    ? { ...UNUSED, isKnown: true, told: used, shown: used }
    : UNUSED
}

/** The uses after the room has told one. */
export function withTold(uses: Uses, message: Extract<ServerMessage, { type: 'used' }>, moment: UsesMoment): Uses {
  const { thing, dog, at, a, b } = message
  if (thing === 'self' || !uses.isKnown) return uses
  const told = withUse(uses.told, { thing, dog, at, a, b }, isSeatOf(moment))
  return settled(uses, { ...uses, told }, moment)
}

/** The uses while the room has not answered that the own dog asks for one. */
export function foreseeing(uses: Uses, foreseen: Uses['foreseen'][number], moment: UsesMoment): Uses {
  return settled(uses, { ...uses, foreseen: [...uses.foreseen, foreseen] }, moment)
}

/** The uses after the room has answered what was asked by this op: the own use is now one that it has told, or was none. */
export function answered(uses: Uses, op: string | undefined, moment: UsesMoment): Uses {
  const foreseen = uses.foreseen.filter((one) => one.op !== op)
  return foreseen.length === uses.foreseen.length ? uses : settled(uses, { ...uses, foreseen }, moment)
}

/** The uses after a dog has taken a pose: it sits on no thing any more. Where it sits down, that is told next. */
export function withoutSeat(uses: Uses, dog: number, usable: readonly UsableThing[]): Uses {
  const isSeat = isSeatOf({ usable })
  const stays = (use: SeenUse) => use.dog !== dog || !isSeat(use.thing)
  return uses.told.every(stays) ? uses : { ...uses, told: uses.told.filter(stays), shown: uses.shown.filter(stays) }
}

/** The latest uses of a thing: one at most, or one of each place of a seat. */
export function usesOfThing({ shown }: Uses, thing: number): readonly SeenUse[] {
  return shown.filter((use) => use.thing === thing)
}

/** Where a ball is drawn, px; `share` is its speed, from 256 to 0. */
export function ballDrawnAt(
  uses: Uses,
  { number, foot }: UsableThing,
  { grid, now, roomNow }: Omit<UsesMoment, 'usable'>,
): { x: number; y: number; share: number } {
  const ball = ballAt(grid, foot, usesOfThing(uses, number).at(-1) ?? null, roomNow)
  const glide = uses.glides.get(number)
  const left = glide && leftOf(glide, now, GLIDE.ms)
  return left ? { ...ball, x: ball.x + left.dx, y: ball.y + left.dy } : ball
}

function isSeatOf({ usable }: Pick<UsesMoment, 'usable'>): (thing: number) => boolean {
  return (thing) => usable[thing]?.action.manner === 'seat'
}

/** The uses as they are shown. A ball that is elsewhere than before glides there. */
function settled(before: Uses, { told, foreseen }: Pick<Uses, 'told' | 'foreseen'>, moment: UsesMoment): Uses {
  const isSeat = isSeatOf(moment)
  const shown = foreseen.reduce<readonly SeenUse[]>((uses, { use }) => withUse(uses, use, isSeat), told)
  const glides = new Map(before.glides)
  const next: Uses = { ...before, told, foreseen, shown, glides: new Map() }
  for (const thing of moment.usable) {
    const { number, action } = thing
    const isSame = usesOfThing(before, number).at(-1) === usesOfThing(next, number).at(-1)
    if (action.manner !== 'roll' || isSame) continue
    const [was, is] = [ballDrawnAt(before, thing, moment), ballDrawnAt(next, thing, moment)]
    const [dx, dy] = [was.x - is.x, was.y - is.y]
    const far = Math.hypot(dx, dy)
    if (far > 0 && far <= GLIDE.fromPx) glides.set(number, { dx, dy, at: moment.now })
    else glides.delete(number)
  }
  return { ...next, glides }
}
