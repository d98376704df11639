import { afterAll, expect, it } from 'vitest'
import { NOON, aPlayer, atOnce, equip, players, standIn } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { run } from '#worker/db/query.ts'
import { dogOf } from '#worker/dogs/dogs-db.ts'
import { audit } from '#worker/ledger/audit.ts'
import { carry, layDown, give, pickUp, thingsOf, thingsOnGround } from '#worker/things/carrying-db.ts'
import { silence } from '#worker/unheard/unheard-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

const slotsOf = async (dogId: number) => (await thingsOf(db, dogId)).map(({ slot }) => slot)

it('[I4] moves a hat by the back to the head and by the mouth into the backpack again, and shows it worn to others', async () => {
  const { dogId, userId, act } = await aPlayer()
  const hat = await equip(dogId, 'bag:0')
  const wear = async () => (await run(dogOf(db, { dogId, userId })))?.wear
  const steps = ['back', 'hat', 'mouth', 'bag'] as const
  for (const [i, to] of steps.entries()) {
    expect(await carry(db, act(), { thing: { ...hat, ver: i + 1 }, to })).toEqual({ to })
    expect(await wear()).toEqual({
      hat: null,
      mouth: null,
      back: null,
      ass: null,
      ...(to !== 'bag' && { [to]: 'crown' }),
    })
  }
})

it('[I4] refuses the way from the backpack to the head, an occupied slot, and the dog of another user', async () => {
  const { dogId, act } = await aPlayer()
  const [hat, other] = [await equip(dogId, 'bag:0'), await equip(dogId, 'back', 'cape')]
  expect(await carry(db, act(), { thing: hat, to: 'hat' })).toBe('wrong-place')
  expect(await carry(db, act(), { thing: hat, to: 'back' })).toBe('place-taken')
  expect(await carry(db, (await aPlayer()).act(), { thing: other, to: 'bag' })).toBe('item-gone')
  expect(await carry(db, act({ user: (await aPlayer()).userId }), { thing: other, to: 'bag' })).toBe('not-your-dog')
  expect(await carry(db, act(), { thing: { ...other, ver: 7 }, to: 'bag' })).toBe('item-gone')
})

it('[V3] gives a repeated move the same answer', async () => {
  const { dogId, act } = await aPlayer()
  const hat = await equip(dogId, 'bag:0')
  const same = act()
  expect(await carry(db, same, { thing: hat, to: 'back' })).toEqual({ to: 'back' })
  expect(await carry(db, same, { thing: hat, to: 'back' })).toEqual({ to: 'back' })
})

it('[V4] gives one of 200 dogs the thing that all pick up at once, and the ground knows it', async () => {
  const dropper = await aPlayer()
  const hat = await equip(dropper.dogId, 'mouth')
  const tile = { room: 'plaza~2', x: 12, y: 10 }
  expect(await layDown(db, dropper.act(), { thing: hat, ...tile })).toEqual({ kind: 'crown', ...tile })
  const lying = { id: hat.id, ver: 2 }
  expect(await thingsOnGround(db, 'plaza~2')).toEqual([{ ...lying, kind: 'crown', tile: '12,10' }])
  const dogs = await players(200)
  const answers = await atOnce(200, 'pick-ups of one thing', (i) =>
    pickUp(db, dogs[i]!.act(), { thing: lying, room: 'plaza~2' }),
  )
  expect(answers).toEqual({ done: 1, 'item-gone': 199 })
  expect(await thingsOnGround(db, 'plaza~2')).toEqual([])
})

it('[V3] says in a repeated drop if the thing was taken meanwhile', async () => {
  const [dropper, taker] = [await aPlayer(), await aPlayer()]
  const hat = await equip(dropper.dogId, 'mouth')
  const same = dropper.act()
  const dropped = { thing: hat, room: 'plaza~3', x: 1, y: 2 }
  const done = { kind: 'crown', room: 'plaza~3', x: 1, y: 2 }
  expect(await layDown(db, same, dropped)).toEqual(done)
  expect(await layDown(db, same, { ...dropped, x: 9 })).toEqual(done)
  await pickUp(db, taker.act(), { thing: { id: hat.id, ver: 2 }, room: 'plaza~3' })
  expect(await layDown(db, same, dropped)).toEqual({ ...done, isGone: true })
})

it('[I1] lets one of 50 concurrent pick-ups into the last slot of the backpack', async () => {
  const { dogId, act } = await aPlayer({ bornAt: NOON })
  for (const slot of ['bag:0', 'bag:1', 'bag:3', 'bag:4']) await equip(dogId, slot)
  const dropper = await aPlayer()
  const lying: { id: number; ver: number }[] = []
  for (let i = 0; i < 50; i++) {
    const thing = await equip(dropper.dogId, 'mouth')
    await layDown(db, dropper.act(), { thing, room: 'meadow', x: i, y: 0 })
    lying.push({ id: thing.id, ver: 2 })
  }
  const answers = await atOnce(50, 'pick-ups into one slot', (i) =>
    pickUp(db, act(), { thing: lying[i]!, room: 'meadow' }),
  )
  expect(answers).toEqual({ done: 1, 'bag-full': 49 })
  expect(await slotsOf(dogId)).toEqual(['bag:0', 'bag:1', 'bag:2', 'bag:3', 'bag:4'])
  expect(await pickUp(db, act({ now: NOON + 52 * 86_400_000 }), { thing: lying[49]!, room: 'meadow' })).not.toBe(
    'bag-full',
  )
})

it('[I1] lets a dog take a thing out of a slot beyond its backpack, and puts none into such a slot', async () => {
  const { dogId, act } = await aPlayer({ bornAt: NOON })
  for (const slot of ['bag:0', 'bag:1', 'bag:2', 'bag:3', 'bag:4']) await equip(dogId, slot)
  const beyond = await equip(dogId, 'bag:7')
  expect(await carry(db, act(), { thing: beyond, to: 'back' })).toEqual({ to: 'back' })
  expect(await carry(db, act(), { thing: { ...beyond, ver: 2 }, to: 'bag' })).toBe('bag-full')
})

it('[I1] counts things beyond the backpack as taking none of its slots', async () => {
  const { dogId, act } = await aPlayer({ bornAt: NOON })
  for (const slot of ['bag:0', 'bag:1', 'bag:2', 'bag:3', 'bag:9', 'bag:10']) await equip(dogId, slot)
  const dropper = await aPlayer()
  const thing = await equip(dropper.dogId, 'mouth')
  await layDown(db, dropper.act(), { thing, room: 'harbour', x: 1, y: 1 })
  expect(await pickUp(db, act(), { thing: { ...thing, ver: 2 }, room: 'harbour' })).toEqual({ picked: thing.id })
  expect((await slotsOf(dogId)).toSorted()).toEqual(['bag:0', 'bag:1', 'bag:10', 'bag:2', 'bag:3', 'bag:4', 'bag:9'])
})

it('[I5] gives what a dog has in the mouth to one in the same room, unless either user blocks the other', async () => {
  const [giver, taker] = [await aPlayer(), await aPlayer()]
  const [bone, hidden] = [await equip(giver.dogId, 'mouth', 'bone'), await equip(giver.dogId, 'bag:0')]
  const gift = { thing: bone, to: taker.dogId }
  await standIn('plaza', giver)
  expect(await give(db, giver.act(), gift)).toBe('not-together')
  await standIn('plaza~2', taker)
  expect(await give(db, giver.act(), gift)).toBe('not-together')
  await standIn('plaza', taker)
  expect(await give(db, giver.act(), { ...gift, thing: hidden })).toBe('wrong-place')
  await silence(db, { userId: taker.userId, otherId: giver.userId, dogId: giver.dogId, kind: 'blocked', now: 0 })
  expect(await give(db, giver.act(), gift)).toBe('not-together')
  await silence(db, { userId: taker.userId, otherId: giver.userId, dogId: giver.dogId, kind: 'ignored', now: 0 })
  expect(await give(db, giver.act(), gift)).toEqual({ given: bone.id })
  expect(await slotsOf(taker.dogId)).toEqual(['bag:0'])
})
