import { expect, it } from 'vitest'
import { FESTIVE_KINDS, FESTIVE_LIMITS } from '#durable/rules/committee/festive.ts'
import { aFeastRoom, asking, seenBy } from '#test/durable/room/ground/feast-room.ts'
import { MEMBER, reasonOf } from '#test/durable/room/wheel/wheel-room.ts'
import { NOON, aPark } from '#test/support/park.ts'

it('[PC14] a member sets up a piece where its dog stands, before the eyes of all', () => {
  const park = aFeastRoom()
  const [bella, max] = [park.enter(1, MEMBER), park.enter(2)]
  const { x, y } = bella.of('welcome')[0]!.dogs[0]!.walk
  bella.send(asking('maypole'))
  expect(bella.last).toMatchObject({ type: 'done', request: 'use' })
  expect(max.last).toEqual({ type: 'stood', piece: { id: 1, kind: 'maypole', x, y }, by: 1 })
})

it('[PC14] a dog walks over a piece as over the lawn', () => {
  const park = aFeastRoom()
  const [bella, max] = [park.enter(1, MEMBER), park.enter(2)]
  bella.send(asking('bench'))
  const { x, y } = seenBy(max)[0]!
  bella.walk(15, 15)
  park.wait(10_000)
  max.walk(x, y)
  expect(max.last).toMatchObject({ type: 'walked', dog: 2 })
  park.wait(10_000)
  max.send({ type: 'rest', pose: 'sit' })
  expect(max.last).toMatchObject({ type: 'rested', x, y })
})

it('[PC2] [PC14] is refused to all others, and to the member in the very ms in which the term ends', () => {
  const park = aFeastRoom()
  const until = NOON + 60_000
  const [bella, max] = [park.enter(1, { committee: { from: NOON - 1, until, terms: 1 } }), park.enter(2)]
  max.send(asking('lamp'))
  expect(reasonOf(max)).toBe('committee-only')
  park.wait(59_999)
  bella.send(asking('lamp'))
  expect(bella.last).toMatchObject({ type: 'done' })
  bella.walk(12, 10)
  park.wait(1)
  bella.send(asking('lamp'))
  expect(reasonOf(bella)).toBe('term-over')
  bella.send(asking('all'))
  expect(reasonOf(bella)).toBe('term-over')
})

it('[PC14] is refused beside festive ground, on a tile that has a piece, and where a room has no such ground', () => {
  const park = aFeastRoom()
  const bella = park.enter(1, MEMBER)
  bella.send(asking('lamp'))
  bella.send(asking('bench'))
  expect(reasonOf(bella)).toBe('piece-there')
  bella.walk(16, 10)
  park.wait(10_000)
  bella.send(asking('bench'))
  expect(reasonOf(bella)).toBe('not-festive-ground')
  const elsewhere = aPark().enter(1, MEMBER)
  elsewhere.send(asking('bench'))
  expect(reasonOf(elsewhere)).toBe('not-here')
})

it('[PC14] no more than forty stand', () => {
  const park = aFeastRoom()
  const bella = park.enter(1, MEMBER)
  for (let piece = 0; piece <= FESTIVE_LIMITS.piecesMax; piece++) {
    bella.walk(5 + (piece % 11), 5 + Math.floor(piece / 11), piece + 1)
    park.wait(10_000)
    bella.send(asking(FESTIVE_KINDS[piece % 6]!))
  }
  expect(reasonOf(bella)).toBe('pieces-full')
  expect(seenBy(bella)).toHaveLength(40)
  bella.send(asking(7))
  bella.send(asking('bench'))
  expect(seenBy(bella).at(-1)).toMatchObject({ id: 41, kind: 'bench' })
})

it('[PC15] a member takes away one piece or all, also those of another member', () => {
  const park = aFeastRoom()
  const [bella, max, pia] = [park.enter(1, MEMBER), park.enter(2, MEMBER), park.enter(3)]
  bella.send(asking('lamp'))
  max.send(asking('bench'))
  max.send(asking(1))
  expect(pia.last).toEqual({ type: 'cleared', pieces: [1], by: 2 })
  pia.send(asking(2))
  expect(reasonOf(pia)).toBe('committee-only')
  bella.send(asking('all'))
  expect(seenBy(pia)).toEqual([])
  // What is gone already is what was asked for.
  bella.send(asking(2))
  expect(bella.last).toMatchObject({ type: 'done' })
  expect(pia.of('cleared')).toHaveLength(2)
})

it('[PC15] staff with a badge take pieces away too, and set none up', () => {
  const park = aFeastRoom()
  const [bella, mod] = [park.enter(1, MEMBER), park.enter(2, { badge: 'moderator' })]
  bella.send(asking('lamp'))
  mod.send(asking('lamp'))
  expect(reasonOf(mod)).toBe('committee-only')
  mod.send(asking('all'))
  expect(seenBy(bella)).toEqual([])
})

it('[US2] a retry of an op sets up nothing twice', () => {
  const park = aFeastRoom()
  const bella = park.enter(1, MEMBER)
  const op = '00000000-0000-4000-9000-00000000aaaa'
  bella.send(asking('lamp', op))
  bella.walk(12, 10)
  park.wait(5000)
  bella.send(asking('lamp', op))
  expect(bella.last).toMatchObject({ type: 'done', op })
  expect(bella.of('stood')).toHaveLength(1)
})

it('[US6] nobody builds while staff ask for a pause', () => {
  const park = aFeastRoom()
  const bella = park.enter(1, MEMBER)
  park.calmDown({ mode: 'pause', everySeconds: 0, until: NOON + 60_000 })
  bella.send(asking('lamp'))
  expect(reasonOf(bella)).toBe('room-paused')
})

it.each(['festive:', 'festive:fountain', 'festive:0'])('refuses %s', (thing) => {
  const bella = aFeastRoom().enter(1, MEMBER)
  bella.send({ ...asking('all'), thing })
  expect(reasonOf(bella)).toBe('not-here')
})
