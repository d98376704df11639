import { expect, it } from 'vitest'
import {
  BLIND,
  CLEAN_BONES,
  DECK,
  DIG_MS,
  DIG_REST_MS,
  FIRST_DIGS,
  FREE_BONES_A_DAY,
  NO_FINDS,
  findOf,
} from '#durable/rules/life/digging.ts'
import type { DugSoil, Find, FindDay } from '#durable/rules/life/digging.ts'
import { below, seeded } from '#test/support/random.ts'

const NEVER = () => 0.99
const ALWAYS = () => 0
/** Somebody who has dug before. */
const FIRSTS = FIRST_DIGS.length
const spot = (number: number, room = 0): DugSoil => ({ room, spot: 1 << number, deck: DECK })
const BESIDE: DugSoil = { room: 0, spot: null, deck: DECK }

/** What digs find one after the other on one day. */
function finds(digs: readonly DugSoil[], { random = NEVER, firsts = FIRSTS } = {}): Find[] {
  let day: FindDay = NO_FINDS
  return digs.map((soil, index) => {
    const find = findOf(day, soil, { firsts: firsts + index, random })
    day = find.day
    return find
  })
}

const bonesOf = (found: readonly Find[]) => found.map(({ bones }) => bones)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

it('[O3] finds the deck card by card at the spots, and a bone more where nothing was missed before', () => {
  const found = finds(DECK.map((_, number) => spot(number)))
  expect(bonesOf(found)).toEqual(DECK.map((bones) => bones + CLEAN_BONES))
  expect(found.every(({ isSpot }) => isSpot)).toBe(true)
})

it('[O3] gives no more for a spot that was found after a dig beside it, but for the one after that', () => {
  expect(bonesOf(finds([BESIDE, spot(0), spot(1)]))).toEqual([0, 1, 1 + CLEAN_BONES])
  expect(bonesOf(finds([BESIDE, spot(0, 1)])), 'missed in another room').toEqual([0, 1 + CLEAN_BONES])
})

it('[O3] finds nothing more in a spot that was found before, and at no ninth one', () => {
  expect(bonesOf(finds([spot(0), spot(0)]))).toEqual([1 + CLEAN_BONES, 0])
  expect(finds([...DECK.map((_, number) => spot(number)), spot(8)]).at(-1)).toMatchObject({ bones: 0, isSpot: false })
})

it('[O3] finds something in a fifth of ten blind digs of a day, and nothing in the others', () => {
  const digs = Array.from({ length: 30 }, () => BESIDE)
  expect(sum(bonesOf(finds(digs, { random: ALWAYS })))).toBe(BLIND.digs)
  const random = seeded(11)
  const days = Array.from({ length: 1000 }, () => sum(bonesOf(finds(digs, { random }))))
  expect(sum(days) / days.length).toBeCloseTo((BLIND.digs * BLIND.percent) / 100, 0)
  expect(Math.max(...days)).toBeLessThanOrEqual(BLIND.digs)
})

it('[O3] finds three, nothing and two with the first digs of a user, whatever lies there', () => {
  expect(bonesOf(finds([BESIDE, spot(0), BESIDE, spot(1)], { firsts: 0 }))).toEqual([3, 0, 2, 1])
})

it('[O7] finds at most 33 bones on a day, and never more than what is free in a day', () => {
  const all = [...DECK.map((_, number) => spot(number)), ...Array.from({ length: 30 }, () => BESIDE)]
  expect(sum(bonesOf(finds(all, { random: ALWAYS })))).toBe(33)
  const rich = { ...NO_FINDS, bones: FREE_BONES_A_DAY - 1 }
  expect(findOf(rich, spot(7), { firsts: FIRSTS, random: ALWAYS })).toMatchObject({ bones: 1 })
  expect(findOf({ ...rich, bones: FREE_BONES_A_DAY }, spot(7), { firsts: FIRSTS, random: ALWAYS }).bones).toBe(0)
})

it('[O7] gives 1,000 users on 30 days, in any order of digs, at most 33 bones and eight spots a day', () => {
  const random = seeded(12)
  const DIGS = 40
  let [most, spots, blind] = [0, 0, 0]
  for (let user = 0; user < 1000; user++) {
    for (let today = 0; today < 30; today++) {
      const firsts = today === 0 ? 0 : FIRSTS
      // Nearly half of the digs are at one of fifteen spots, three in each of five rooms.
      const digs = Array.from({ length: DIGS }, () => {
        const number = below(random, 32)
        return number < 15 ? spot(number, number % 5) : { ...BESIDE, room: number % 5 }
      })
      const found = finds(digs, { random, firsts })
      most = Math.max(most, sum(bonesOf(found)))
      spots = Math.max(spots, found.filter(({ isSpot }) => isSpot).length)
      blind = Math.max(blind, found.at(-1)?.day.blind ?? 0)
    }
  }
  expect(most).toBeLessThanOrEqual(33)
  expect(most, 'a day on which hardly anything is found would prove nothing').toBeGreaterThan(20)
  expect([spots, blind]).toEqual([DECK.length, BLIND.digs])
})

it('[O1] [O2] lets a tile rest for longer than a dig takes', () => {
  expect([DIG_MS, DIG_REST_MS]).toEqual([3000, 60_000])
})
