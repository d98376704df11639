import { expect, it } from 'vitest'
import { seeded } from '#test/support/random.ts'
import { aDogOf, aUser, db, support } from '#test/worker/support/d1.ts'
import { dog, wear } from '#worker/db/schema/dogs.ts'
import { supporter } from '#worker/db/schema/users.ts'
import { randomDog, randomSupporterDog } from '#worker/dogs/random-dogs-db.ts'

async function draws(draw: typeof randomDog, times: number) {
  const random = seeded(7)
  const drawn = []
  for (let i = 0; i < times; i++) drawn.push((await draw(db, random))?.id ?? null)
  return drawn
}

it('draws nothing without dogs', async () => {
  await db.delete(supporter)
  await db.update(dog).set({ diedAt: 1 })
  expect(await randomDog(db, () => 0.5)).toBeNull()
  expect(await randomSupporterDog(db, () => 0.5)).toBeNull()
})

it('draws only living dogs, evenly although most between them are dead', async () => {
  await db.update(dog).set({ diedAt: 1 })
  const living = []
  for (let i = 0; i < 10; i++) {
    const { userId } = await aUser()
    living.push(await aDogOf(userId))
    if (i % 3 === 0) await aDogOf(userId, { diedAt: 1 })
    if (i % 3 === 0) await aDogOf(userId, { diedAt: 1 })
  }
  const drawn = await draws(randomDog, 150)
  const times = living.map((id) => drawn.filter((other) => other === id).length)
  expect(times.reduce((sum, n) => sum + n)).toBe(150)
  expect(Math.min(...times)).toBeGreaterThan(4)
  expect(Math.max(...times)).toBeLessThan(30)
})

it.each([0, 0.5, 0.999999])('draws a dog for the extreme random number %d too', async (edge) => {
  await aDogOf((await aUser()).userId)
  expect(await randomDog(db, () => edge)).not.toBeNull()
})

it('[SU1] draws every living dog of a current supporter who has agreed to it', async () => {
  const [gold, inactive, bereaved, nobody] = [await aUser(), await aUser(), await aUser(), await aUser()]
  const unasked = await aUser()
  await aDogOf(unasked.userId)
  await support(unasked.userId, 'Diamond')
  const dogs = [await aDogOf(gold.userId), await aDogOf(gold.userId)]
  await aDogOf(inactive.userId)
  await aDogOf(bereaved.userId, { diedAt: 1 })
  await aDogOf(nobody.userId)
  await support(gold.userId, 'Gold', { shown: 1 })
  await support(inactive.userId, 'Inactive', { shown: 1 })
  await support(bereaved.userId, 'Diamond', { shown: 1 })
  expect(new Set(await draws(randomSupporterDog, 40))).toEqual(new Set(dogs))
})

it('shows what a drawn dog wears, also if that is nothing', async () => {
  await db.delete(supporter)
  await db.update(dog).set({ diedAt: 1 })
  const id = await aDogOf((await aUser()).userId, { name: 'Bo', nameKey: 'bo' })
  const bare = { hat: null, mouth: null, back: null, ass: null }
  const drawn = { id, name: 'Bo', color: '#c08040', shadowColor: '#865a2d' }
  expect(await randomDog(db, () => 0)).toEqual({ ...drawn, wear: bare })
  await db.insert(wear).values([
    { dogId: id, slot: 'hat', item: 'crown' },
    { dogId: id, slot: 'ass', item: 'ribbon' },
  ])
  expect(await randomDog(db, () => 0)).toEqual({ ...drawn, wear: { ...bare, hat: 'crown', ass: 'ribbon' } })
})
