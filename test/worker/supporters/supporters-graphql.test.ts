import { expect, it } from 'vitest'
import { aUser, db, support } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'
import { latestSupporters, supportOf } from '#worker/supporters/supporters-db.ts'

const SHOW = 'mutation ($shown: Boolean, $heart: Boolean) { setSupporterShown(shown: $shown, heart: $heart) }'
const LINK = '{ supporterLink { tier months shown heart heartsDogId isWaiting } }'

it('[SU1] shows a supporter who says yes, and no longer who takes it back', async () => {
  const as = await aUser()
  await support(as.userId, 'Gold')
  await ask(SHOW, { as, variables: { shown: true } })
  expect(await latestSupporters(db)).toContain(as.username)
  await ask(SHOW, { as, variables: { shown: false } })
  expect(await latestSupporters(db)).not.toContain(as.username)
})

it('leaves the other choice as it is', async () => {
  const as = await aUser()
  await support(as.userId, 'Gold', { shown: 1, heart: 0 })
  await ask(SHOW, { as, variables: { shown: false } })
  expect(await supportOf(db, as.userId)).toMatchObject({ shown: false, heart: false })
})

it('tells supporters of their support, and others nothing', async () => {
  const [as, other] = [await aUser(), await aUser()]
  await support(as.userId, 'Gold', { since: Date.now() })
  expect((await ask(LINK, { as })).data?.supporterLink).toEqual({
    tier: 'Gold',
    months: 1,
    shown: false,
    heart: true,
    heartsDogId: null,
    isWaiting: false,
  })
  expect((await ask(LINK, { as: other })).data?.supporterLink).toBeNull()
  expect(codesOf(await ask(SHOW, { as: other, variables: { shown: true } }))).toEqual(['supporters-only'])
})

it('[SU2] tells the room the heart of a supporter, none of who hides it or is none any more', async () => {
  const onlooker = await goIn(await aKennel())
  const heartOf = async (consent: object, tier: 'Gold' | 'Inactive' = 'Gold') => {
    const kennel = await aKennel()
    await support(kennel.as.userId, tier, consent)
    await goIn(kennel)
    const { dog, mark } = await onlooker.next('marked')
    expect(dog).toBe(kennel.dogId)
    return mark.heart
  }
  expect(await heartOf({})).toBe('Gold')
  expect(await heartOf({ heart: 0 })).toBeUndefined()
  expect(await heartOf({}, 'Inactive')).toBeUndefined()
})

it('[SU2] takes the heart from a dog in the park while its owner hides it', async () => {
  const kennel = await aKennel()
  await support(kennel.as.userId, 'Silver')
  const seen = await goIn(kennel)
  await ask(SHOW, { as: kennel.as, variables: { heart: false } })
  expect((await seen.next('marked')).mark).toEqual({ heart: null })
  await ask(SHOW, { as: kennel.as, variables: { heart: true } })
  expect((await seen.next('marked')).mark).toEqual({ heart: 'Silver' })
})
