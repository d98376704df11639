import { Room } from '#durable/room/room.ts'
import { usableThings } from '#durable/rules/things/usable.ts'
import { compileRoom } from '#durable/world/compile-room.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { aVisitor } from '#test/support/dogs.ts'

/** The most that a use of a thing may take in the room, µs. */
const USE_MAX_US = 20
const DOGS = 150
const WARM_UP = 6000
const BLOCKS = 5
const PUSHES = 4000
const PUSH_EVERY_MS = 500
const BEGINS = 1_800_000_000_000

/**
 * What a push of a ball costs the room, µs of processor time, once V8 has compiled it. Two dogs push it to and fro, in
 * a room of 150, each of which is not heard by ten others. The least of five blocks counts: other programs on the machine only
 * add to it.
 */
export function measureUse(): number {
  const { grid } = compileRoom(PLAZA)
  const [ball] = usableThings(PLAZA.things).filter(({ action }) => action.manner === 'roll')
  if (!ball) throw new Error('the plaza has no ball')
  const entry = { x: Math.floor(ball.foot.x / 32), y: Math.floor(ball.foot.y / 32) }
  const usable = usableThings(PLAZA.things)
  const room = new Room({
    ...{ key: 'plaza', grid, usable, entries: [entry], snapshot: null, lines: [], connected: [], now: BEGINS },
  })
  for (let dog = 1; dog <= DOGS; dog++) {
    const unheard = Array.from({ length: 10 }, (_, other) => aVisitor(((dog + other) % DOGS) + 1).user)
    const visitor = { ...aVisitor(dog), unheard }
    room.on({ type: 'hello', visitor, hello: { type: 'hello', version: 2, lastSeq: null } }, BEGINS)
  }
  const push = (number: number) => {
    const op = `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`
    const isBack = number % 2 === 1
    const message = { type: 'use', op, thing: ball.id, how: isBack ? 4 : 0 } as const
    const effects = room.on({ type: 'received', dog: isBack ? 2 : 1, message }, BEGINS + 1000 + number * PUSH_EVERY_MS)
    return effects.some((effect) => effect.do === 'tell' && effect.message.type === 'used')
  }
  for (let number = 0; number < WARM_UP; number++) push(number)
  const blocks = Array.from({ length: BLOCKS }, (_, block) => {
    const first = WARM_UP + block * PUSHES
    const began = process.cpuUsage()
    let done = 0
    for (let number = first; number < first + PUSHES; number++) done += push(number) ? 1 : 0
    const { user, system } = process.cpuUsage(began)
    if (done < PUSHES) throw new Error(`only ${done} of ${PUSHES} pushes were done`)
    return (user + system) / PUSHES
  })
  return Math.min(...blocks)
}

/** The measurement as a line, and whether it is within its bar. */
export function lookAtUses(): { line: string; isWithin: boolean } {
  const us = measureUse()
  const isWithin = us <= USE_MAX_US
  return {
    line: `A push of a ball among ${DOGS} dogs: ${us.toFixed(1)} µs, ${USE_MAX_US} at most${isWithin ? '' : ' ✗'}`,
    isWithin,
  }
}
