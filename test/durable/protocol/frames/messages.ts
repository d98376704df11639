import fc from 'fast-check'
import type { ChatLine, ServerMessage, Welcome, WireDog } from '#durable/protocol/messages.ts'
import { POSES } from '#durable/protocol/messages.ts'
import { STAFF_BADGES } from '#durable/rules/roles.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { words } from '#test/support/words.ts'

const time = fc.integer({ min: 0, max: 2 ** 48 - 1 })
const id = fc.integer({ min: 1, max: 2 ** 40 })
const coordinate = fc.integer({ min: 0, max: 9999 })
const facing = fc.integer({ min: 0, max: 7 })
const pose = fc.constantFrom(...POSES)
const item = fc.option(fc.string({ minLength: 1, unit: 'grapheme' }))
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const text = fc.string({ unit: 'grapheme', maxLength: 130 })
const dirs = fc.array(facing, { maxLength: 257 }).map((steps) => steps.join(''))

export const aWalk: fc.Arbitrary<Walk> = fc.record<Walk>({ x: coordinate, y: coordinate, dirs, startedAt: time })

/** Any dog that a message can contain. A new field of WireDog must be added here to compile, and so is tested. */
export const anyDog: fc.Arbitrary<WireDog> = fc.record<WireDog>({
  id,
  slot: fc.integer({ min: 0, max: 0xffff }),
  name: text,
  color,
  shadowColor: color,
  wear: fc.record({ hat: item, mouth: item, back: item, ass: item }),
  badge: fc.constantFrom(null, ...STAFF_BADGES),
  pose,
  facing,
  walk: aWalk,
  away: fc.boolean(),
})

const anyLine: fc.Arbitrary<ChatLine> = fc.record<ChatLine>({
  seq: fc.nat(),
  dog: id,
  name: text,
  color,
  text: text.map(words),
  at: time,
})

export const anyWelcome: fc.Arbitrary<Welcome> = fc.record<Welcome>({
  type: fc.constant('welcome' as const),
  version: fc.nat(),
  room: text,
  pack: text,
  you: id,
  now: time,
  lastSeq: fc.nat(),
  resumed: fc.boolean(),
  dogs: fc.array(anyDog, { maxLength: 5 }),
  doors: fc.constant([]),
  lines: fc.array(anyLine, { maxLength: 5 }),
})

/** Messages that make sense to a client that knows nothing yet. */
export const anyMessage: fc.Arbitrary<ServerMessage> = fc.oneof(
  anyWelcome,
  anyDog.map((dog) => ({ type: 'entered', dog }) as const),
  fc.record({ type: fc.constantFrom('left' as const, 'dropped' as const, 'returned' as const), dog: id }),
  fc.record({
    type: fc.constant('refused' as const),
    request: fc.constantFrom('walk' as const, 'say' as const),
    reason: fc.constant('too-fast' as const),
    retryInMs: fc.nat(),
  }),
)
