import { afterAll, expect, it } from 'vitest'
import { HUNT, huntBit } from '#durable/rules/calendar/hunt.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { DECK, DIG_REST_MS } from '#durable/rules/life/digging.ts'
import { DAY_MS, NOON, aPlayer, atOnce, held } from '#test/worker/support/acting.ts'
import { aDogOf, db } from '#test/worker/support/d1.ts'
import { dug } from '#worker/acts/digging-db.ts'
import { huntsOfWeek } from '#worker/acts/hunting-db.ts'
import { bookOf } from '#worker/book/book-db.ts'
import { audit } from '#worker/ledger/audit.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

/** A Friday. */
const DAY = osloDay(NOON)
const WEEK = DAY - 4

type Player = Awaited<ReturnType<typeof aPlayer>>

/** The dog digs where the hunt of a day has this find of the user. */
function finds(
  player: Player,
  number: number,
  { day = DAY, ...over }: { day?: number; dog?: number; now?: number } = {},
) {
  const soil = { room: 0, spot: null, deck: DECK, hunt: { day, bit: huntBit(0, number) } }
  return dug(db, { ...player.act(over), random: () => 0 }, { room: 'plaza', x: number, y: 1, soil })
}

async function huntsOf({ userId }: Player, day = DAY) {
  const asked = huntsOfWeek(db, userId, day)
  return asked.read(await asked.statement)
}

it('[CA3] pays two bones for each of ten finds of a week, and says so clearly at the eleventh', async () => {
  const bella = await aPlayer()
  for (let number = 0; number < HUNT.finds; number += 1)
    expect(await finds(bella, number)).toEqual({ bones: 2, isSpot: false, hunt: number + 1 })
  expect(await finds(bella, HUNT.finds)).toBe('hunt-full')
  expect(await held(bella.dogId, 'bones')).toBe(20)
})

it('[BK2] gives the stamp of the hunt with a find, and none of other digs', async () => {
  const bella = await aPlayer()
  const stamps = async () => (await bookOf(db, bella.userId)).stamps.map(({ key }) => key)
  await dug(db, { ...bella.act(), random: () => 0 }, { room: 'plaza', x: 40, y: 1, soil: null })
  expect(await stamps()).not.toContain('friday-hunt')
  await finds(bella, 0)
  expect(await stamps()).toContain('friday-hunt')
})

it('[CA3] counts two dogs of one user, and the hunts of Friday and Sunday, together', async () => {
  const bella = await aPlayer()
  const luna = await aDogOf(bella.userId)
  for (let number = 0; number < 9; number += 1) await finds(bella, number, { dog: number % 2 ? luna : bella.dogId })
  const sunday = { day: DAY + 2, now: NOON + 2 * DAY_MS }
  expect(await finds(bella, 0, { ...sunday, dog: luna })).toMatchObject({ hunt: 10 })
  expect(await finds(bella, 1, sunday)).toBe('hunt-full')
  expect([await held(bella.dogId, 'bones'), await held(luna, 'bones')]).toEqual([10, 10])
  expect(await finds(bella, 0, { day: DAY + 7, now: NOON + 7 * DAY_MS })).toMatchObject({ hunt: 1 })
})

it('[CA3] pays a find once, whichever dog digs in whichever copy, and 50 at once no more than ten', async () => {
  const bella = await aPlayer()
  const luna = await aDogOf(bella.userId)
  await finds(bella, 0)
  expect(await finds(bella, 0, { dog: luna })).toBe('hunt-found')
  const answers = await atOnce(50, 'finds', (i) => finds(bella, 1 + (i % 14), { now: NOON + DIG_REST_MS }))
  expect(answers['done']).toBe(9)
  expect(await held(bella.dogId, 'bones')).toBe(20)
})

it('[V3] answers a repeated op as before, also where the room knows of no find any more', async () => {
  const bella = await aPlayer()
  const act = { ...bella.act(), random: () => 0 }
  const soil = { room: 0, spot: null, deck: DECK }
  const where = { room: 'plaza', x: 3, y: 1 }
  const hunt = { day: DAY, bit: huntBit(0, 3) }
  const first = await dug(db, act, { ...where, soil: { ...soil, hunt } })
  expect(first).toEqual({ bones: 2, isSpot: false, hunt: 1 })
  expect(await dug(db, act, { ...where, soil: { ...soil, hunt } })).toEqual(first)
  expect(await dug(db, act, { ...where, soil })).toEqual(first)
  expect(await held(bella.dogId, 'bones')).toBe(2)
})

it('[O2] has the tile of a find rest, and leaves the digs of the day as they were', async () => {
  const bella = await aPlayer()
  await finds(bella, 4)
  const plain = { room: 0, spot: null, deck: DECK }
  const again = (now: number) =>
    dug(db, { ...bella.act({ now }), random: () => 0.99 }, { room: 'plaza', x: 4, y: 1, soil: plain })
  expect(await again(NOON + 1)).toBe('tile-rests')
  // The first digs of a user are still to come.
  expect(await again(NOON + DIG_REST_MS)).toEqual({ bones: 3, isSpot: false })
})

it('[CA3] tells the gate what was found in the week', async () => {
  const bella = await aPlayer()
  expect(await huntsOf(bella)).toBe(null)
  await finds(bella, 0)
  await finds(bella, 2)
  expect(await huntsOf(bella)).toEqual({ week: WEEK, finds: 2, day: DAY, spots: 5 })
  expect(await huntsOf(bella, DAY + 7)).toBe(null)
})
