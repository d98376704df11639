import { expect, it } from 'vitest'
import { FESTIVE_LIMITS } from '#durable/rules/committee/festive.ts'
import { MEMBER } from '#test/durable/room/wheel/wheel-room.ts'
import { NOON } from '#test/support/park.ts'
import { aFeastRoom, asking, seenBy } from './feast-room.ts'

const HOUR_MS = FESTIVE_LIMITS.standMs
/** A term that is on for a day. */
const LONG = { committee: { from: NOON - 60_000, until: NOON + 24 * HOUR_MS, terms: 1 } }

it('[PC15] all pieces go an hour after the newest, to the ms', () => {
  const park = aFeastRoom()
  const [bella, max] = [park.enter(1, LONG), park.enter(2)]
  bella.send(asking('lamp'))
  bella.walk(12, 10)
  park.wait(HOUR_MS - 1)
  bella.send(asking('bench'))
  park.wait(HOUR_MS - 1)
  expect(seenBy(max)).toHaveLength(2)
  park.wait(1)
  expect(max.last).toEqual({ type: 'cleared', pieces: [1, 2] })
})

it('[PC15] the pieces of a member go with the term, to the ms in the open socket, and those of others stay', () => {
  const park = aFeastRoom()
  const [bella, max, pia] = [park.enter(1, MEMBER), park.enter(2, LONG), park.enter(3)]
  bella.send(asking('lamp'))
  max.send(asking('bench'))
  park.wait(599_999)
  expect(seenBy(pia)).toHaveLength(2)
  park.wait(1)
  expect(pia.of('cleared')).toEqual([{ type: 'cleared', pieces: [1] }])
  expect(seenBy(pia)).toMatchObject([{ id: 2, kind: 'bench' }])
})

it('[PC15] a term that is ended early takes them away at once', () => {
  const park = aFeastRoom()
  const [bella, max] = [park.enter(1, LONG), park.enter(2)]
  bella.send(asking('lamp'))
  park.learn([{ type: 'seated', dog: 1, committee: { ...LONG.committee, until: NOON } }])
  expect(seenBy(max)).toEqual([])
})

it('[PC15] a term that goes on for longer keeps them for longer', () => {
  const park = aFeastRoom()
  const [bella, max] = [park.enter(1, MEMBER), park.enter(2)]
  bella.send(asking('lamp'))
  park.learn([{ type: 'seated', dog: 1, committee: LONG.committee }])
  park.wait(600_000)
  expect(seenBy(max)).toHaveLength(1)
})

it('[PC15] they stay when the member goes, and go when the member comes again without a term', () => {
  const park = aFeastRoom()
  const [bella, max] = [park.enter(1, LONG), park.enter(2)]
  bella.send(asking('lamp'))
  bella.send({ type: 'leave' })
  expect(seenBy(max)).toHaveLength(1)
  park.enter(1, { committee: null, epoch: 2 })
  expect(seenBy(max)).toEqual([])
})

it('[PC15] a ban takes the pieces of its user away, and a sign-out does not', () => {
  const park = aFeastRoom()
  const [bella, max, pia] = [park.enter(1, LONG), park.enter(2, LONG), park.enter(3)]
  bella.send(asking('lamp'))
  max.send(asking('bench'))
  park.host.react({ type: 'sentAway', user: max.visitor.user, code: 4003, notice: null })
  expect(seenBy(pia)).toHaveLength(2)
  park.sendAway(bella.visitor.user, NOON + HOUR_MS)
  expect(seenBy(pia)).toMatchObject([{ kind: 'bench' }])
})

it('[PC14] whoever comes sees what stands, without who has set it up', () => {
  const park = aFeastRoom()
  const bella = park.enter(1, LONG)
  expect(park.enter(2).of('welcome')[0]).not.toHaveProperty('festive')
  bella.send(asking('blanket'))
  expect(park.enter(3).of('welcome')[0]!.festive).toEqual(seenBy(bella))
})

it('[US5] those who do not hear the dog see the piece, and are not told whose it is', () => {
  const park = aFeastRoom()
  const bella = park.enter(1, LONG)
  const max = park.enter(2, { unheard: [bella.visitor.user] })
  bella.send(asking('blanket'))
  expect(max.last).toEqual({ type: 'stood', piece: seenBy(bella)[0] })
  bella.send(asking('all'))
  expect(max.last).toEqual({ type: 'cleared', pieces: [1] })
})

it('[PC14] a crash takes nothing away that anybody was told of, and no number comes twice', () => {
  const park = aFeastRoom()
  const bella = park.enter(1, LONG)
  bella.send(asking('lamp'))
  const [written] = park.effects.flatMap((effect, at) => (effect.do === 'keep' ? [at] : []))
  expect(park.effects[written!]).toEqual({ do: 'keep', what: 'festive', when: 'now' })
  expect(written).toBeLessThan(park.effects.findIndex((effect) => effect.do === 'tell'))
  bella.send(asking('all'))
  park.crash()
  const again = park.enter(1, { ...LONG, epoch: 2 })
  again.send(asking('bench'))
  expect(seenBy(again)).toMatchObject([{ id: 2, kind: 'bench' }])
  park.crash()
  expect(seenBy(park.enter(2))).toMatchObject([{ id: 2, kind: 'bench' }])
})

it('[PC14] a room that is published without that ground keeps no piece on it', () => {
  const park = aFeastRoom()
  const bella = park.enter(1, LONG)
  bella.send(asking('lamp'))
  bella.walk(6, 6)
  park.wait(5000)
  bella.send(asking('bench'))
  park.publish({ pack: 'next', areas: [{ id: 'green', kind: 'festive', x: 5, y: 5, w: 3, h: 3 }] })
  expect(bella.of('welcome').at(-1)!.festive).toMatchObject([{ kind: 'bench', x: 6, y: 6 }])
})

it('[PC15] a room that was woken late takes away what is due, before anything is set up', () => {
  const park = aFeastRoom()
  const [bella, max] = [park.enter(1, LONG), park.enter(2)]
  bella.send(asking('lamp'))
  park.now = NOON + HOUR_MS
  bella.send(asking('bench'))
  expect(seenBy(max)).toMatchObject([{ id: 2, kind: 'bench' }])
})

it('[PC15] the room asks to be woken for the end of a term or of the hour, whichever is first', () => {
  const park = aFeastRoom()
  const bella = park.enter(1, LONG)
  bella.send(asking('lamp'))
  expect(park.wakeAt).toBe(NOON + HOUR_MS)
  bella.send(asking('all'))
  expect(park.wakeAt).not.toBe(NOON + HOUR_MS)
})
