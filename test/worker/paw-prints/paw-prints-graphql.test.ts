import { expect, it } from 'vitest'
import { aPlayer } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { printed } from '#worker/paw-prints/printing-db.ts'

type Player = Awaited<ReturnType<typeof aPlayer>>

const FIND = 'query ($dogId: Int!) { pawPrints(dogId: $dogId) { id dogId name text room line at } }'
const ASIDE = 'mutation ($dogId: Int!, $upToId: Int!) { putPawPrintsAside(dogId: $dogId, upToId: $upToId) }'

const find = (by: Player, dogId = by.dogId) => ask(FIND, { as: by.as, variables: { dogId } })

it('[U4] shows waiting prints to a dog that wakes until they are put aside, and to no other user', async () => {
  const [bella, max] = [await aPlayer(), await aPlayer()]
  await printed(db, max.act(), { to: bella.dogId, room: 'plaza~2', text: 'sleep well', line: 3 })
  const { data } = await find(bella)
  const [print] = data?.pawPrints as [{ id: number }]
  const told = { dogId: max.dogId, name: expect.any(String), text: 'sleep well', room: 'plaza~2', line: 3 }
  expect(print).toMatchObject({ ...told, at: '2026-11-20T11:00:00.000Z' })
  const aside = (by: Player) => ask(ASIDE, { as: by.as, variables: { dogId: bella.dogId, upToId: print.id } })
  expect(codesOf(await find(max, bella.dogId))).toEqual(['not-your-dog'])
  expect(codesOf(await aside(max))).toEqual(['not-your-dog'])
  expect((await find(bella)).data?.pawPrints).toHaveLength(1)
  expect((await aside(bella)).data).toEqual({ putPawPrintsAside: true })
  expect((await find(bella)).data).toEqual({ pawPrints: [] })
})
