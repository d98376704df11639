import { expect, it } from 'vitest'
import { FAVOURS } from '#durable/rules/life/favours.ts'
import { DAY_MS, NOON, aPlayer, equip, standIn } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { planOf, recordingDb } from '#test/worker/support/recording.ts'
import { giveTreat } from '#worker/dogs/living-db.ts'
import { favoursFor } from '#worker/friends/favours-db.ts'
import { acceptFriend, askFriend } from '#worker/friends/friends-db.ts'
import { give } from '#worker/things/carrying-db.ts'
import { silence } from '#worker/unheard/unheard-db.ts'

type Player = Awaited<ReturnType<typeof aPlayer>>

const ASK = 'query ($dogId: Int!) { favours(dogId: $dogId) { id kind dogId name thing at } }'
const asks = (by: Player, dogId = by.dogId) => ask(ASK, { as: by.as, variables: { dogId } })
const told = ({ userId, dogId }: Player, now = NOON) => favoursFor(db, { user: userId, dog: dogId, now })

it('[U7] shows who has given a treat, whether the dog was in the park or not', async () => {
  const [bella, max] = [await aPlayer(), await aPlayer({ name: 'Max' })]
  await giveTreat(db, max.act({ now: Date.now() }), bella.dogId)
  const { data } = await asks(bella)
  expect(data?.favours).toEqual([
    {
      id: expect.any(String),
      kind: 'treat',
      dogId: max.dogId,
      name: 'Max',
      thing: null,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ])
  expect((await asks(max)).data?.favours).toEqual([])
})

it('[U7] shows nobody what others were given', async () => {
  const [bella, max] = [await aPlayer(), await aPlayer()]
  expect(codesOf(await asks(max, bella.dogId))).toEqual(['not-your-dog'])
})

it('[U7] shows a given thing and its giver, as long as it lies where it was put', async () => {
  const [bella, max] = [await aPlayer(), await aPlayer()]
  for (const dog of [bella, max]) await standIn('meadow', dog)
  const crown = await equip(max.dogId, 'back')
  await give(db, max.act(), { thing: crown, to: bella.dogId })
  expect(await told(bella)).toMatchObject([{ kind: 'thing', dogId: max.dogId, thing: 'crown', at: NOON }])
  await give(db, bella.act(), { thing: await equip(bella.dogId, 'back', 'beret'), to: max.dogId })
  expect(await told(max)).toMatchObject([{ kind: 'thing', dogId: bella.dogId, thing: 'beret' }])
})

it('[U7] shows an accepted friendship to who asked, and not to who accepted', async () => {
  const [bella, max] = [await aPlayer({ levelPoints: 100 }), await aPlayer()]
  await standIn('meadow', max)
  const { userId: user, dogId: dog } = bella
  await askFriend(db, { user, dog, levelPoints: 100, other: max.dogId, now: NOON })
  expect(await told(bella)).toEqual([])
  await acceptFriend(db, { user: max.userId, dog: max.dogId, from: dog, now: NOON })
  expect(await told(bella)).toMatchObject([{ kind: 'friendship', dogId: max.dogId, thing: null, at: NOON }])
  expect(await told(max)).toEqual([])
})

it('[U7] shows nothing older than a week, and only the newest few', async () => {
  const bella = await aPlayer()
  for (let n = 0; n <= FAVOURS.most; n += 1) await giveTreat(db, (await aPlayer()).act({ now: NOON + n }), bella.dogId)
  const favours = await told(bella, NOON + FAVOURS.most)
  expect(favours.map(({ at }) => at)).toEqual(Array.from({ length: FAVOURS.most }, (_, n) => NOON + 1 + n))
  expect(await told(bella, NOON + FAVOURS.most + FAVOURS.toldDays * DAY_MS)).toEqual([])
})

it('[U7] [C11] shows nothing of users whom the player ignores or who block the player', async () => {
  const [bella, ignored, blocking] = [await aPlayer(), await aPlayer(), await aPlayer()]
  for (const by of [ignored, blocking]) await giveTreat(db, by.act(), bella.dogId)
  const silent = { dogId: ignored.dogId, now: NOON }
  await silence(db, { ...silent, userId: bella.userId, otherId: ignored.userId, kind: 'ignored' })
  expect(await told(bella)).toMatchObject([{ dogId: blocking.dogId }])
  await silence(db, { ...silent, userId: blocking.userId, otherId: bella.userId, kind: 'blocked' })
  expect(await told(bella)).toEqual([])
})

it('reads only the dog’s own rows, and scans no table', async () => {
  const { db: asking, asked } = recordingDb()
  await favoursFor(asking, { user: 1, dog: 1, now: NOON })
  const plans = await Promise.all(asked.map(planOf))
  expect(plans.flat().filter((step) => step.startsWith('SCAN'))).toEqual([])
})
