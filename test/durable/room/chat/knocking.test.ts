import { describe, expect, it } from 'vitest'
import { SAVE_WITHIN_MS } from '#durable/host/saver.ts'
import type { Visitor } from '#durable/protocol/gate.ts'
import { pushMask } from '#durable/rules/push/kinds.ts'
import { HIDDEN_PAGE_MS } from '#durable/rules/push/limits.ts'
import { aPark } from '#test/support/park.ts'

const KNOCKS = pushMask(['whisper'])
const OP = '00000000-0000-4000-8000-000000000001'
const KNOCK = { user: 10, dog: 1, from: { user: 20, dog: 2 } }

function whereBellaHas(visitor: Partial<Visitor> = {}) {
  const park = aPark()
  const bella = park.enter(1, { user: 10, knocks: KNOCKS, ...visitor })
  const max = park.enter(2, { user: 20 })
  const looksAway = (ms = HIDDEN_PAGE_MS) => {
    bella.send({ type: 'look', away: true })
    park.wait(ms)
  }
  return { park, bella, max, looksAway }
}
type Scene = ReturnType<typeof whereBellaHas>

/** What is knocked when Max whispers to Bella after this. */
function knocksAfter(prepare: (scene: Scene) => void, visitor: Partial<Visitor> = {}) {
  const scene = whereBellaHas(visitor)
  prepare(scene)
  scene.max.whisper(1, 'psst')
  return scene.park.knocks.map(({ user, dog, from, isPageHidden }) => ({ user, dog, from, isPageHidden }))
}

const curl = { type: 'rest', pose: 'curl' } as const
const AWAY = [{ ...KNOCK, isPageHidden: false }]
const HIDDEN = [{ ...KNOCK, isPageHidden: true }]

describe('a whisper is told by push', () => {
  it.each<[string, (scene: Scene) => void, object[]]>([
    ['of a dog that has lost its connection', ({ bella }) => bella.drop(), AWAY],
    ['of one whose page was hidden for a minute', ({ looksAway }) => looksAway(), HIDDEN],
    ['not before', ({ looksAway }) => looksAway(HIDDEN_PAGE_MS - 1), []],
    [
      'of one that lies curled up on a hidden page, at once',
      ({ bella, looksAway }) => (bella.send(curl), looksAway(0)),
      HIDDEN,
    ],
    ['not of one that lies curled up and is looked at', ({ bella }) => bella.send(curl), []],
    [
      'not once the page is looked at again',
      ({ bella, looksAway }) => (looksAway(), bella.send({ type: 'look', away: false })),
      [],
    ],
    ['not of one that is awake', () => {}, []],
    ['also after a sleep of the room', ({ park, looksAway }) => (looksAway(), park.hibernate()), HIDDEN],
  ])('%s', (_, prepare, knocks) => {
    expect(knocksAfter(prepare)).toEqual(knocks)
  })

  it('only to who has asked for it, or has asked meanwhile', () => {
    expect(knocksAfter(({ bella }) => bella.drop(), { knocks: pushMask(['life', 'answer']) })).toEqual([])
    const asked = ({ park, bella }: Scene) => (park.learn([{ type: 'knocks', dog: 1, knocks: KNOCKS }]), bella.drop())
    expect(knocksAfter(asked, { knocks: 0 })).toEqual(AWAY)
  })

  it('[C11] not to who does not hear the other, and not of the own dogs', () => {
    expect(knocksAfter(({ bella }) => bella.drop(), { unheard: [20] })).toEqual([])
    const hearsNot = ({ park, bella }: Scene) => (park.host.hearOnly(20, [10]), bella.drop())
    expect(knocksAfter(hearsNot)).toEqual([])
    expect(knocksAfter(({ bella }) => bella.drop(), { user: 20 })).toEqual([])
  })

  it('not if it was refused', () => {
    const { park, bella, max } = whereBellaHas()
    bella.drop()
    max.whisper(1, 'x'.repeat(200))
    expect(park.knocks).toEqual([])
  })
})

it('tells of a paw print once the ledger has it', () => {
  const { park, bella, max } = whereBellaHas()
  bella.drop()
  max.send({ type: 'pawPrint', op: OP, dog: 1, text: '' })
  expect(park.knocks).toEqual([])
  park.answer({ type: 'pawPrint' })
  expect(park.knocks).toMatchObject(AWAY)
})

it('counts a page that has come back as looked at', () => {
  const { park, bella, max, looksAway } = whereBellaHas()
  looksAway()
  bella.drop()
  park.enter(1, { user: 10, knocks: KNOCKS, epoch: 2 })
  max.whisper(1, 'psst')
  expect(park.knocks).toEqual([])
})

it('writes nothing at once when a player looks away and back, and all of it as one row with the next save', () => {
  const { park, bella } = whereBellaHas()
  park.wait(SAVE_WITHIN_MS)
  const { writes } = park.storage
  for (const away of [true, false, true, false, true]) bella.send({ type: 'look', away })
  expect(park.storage.writes).toBe(writes)
  park.wait(SAVE_WITHIN_MS)
  expect(park.storage.writes).toBe(writes + 1)
})
