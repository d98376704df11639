import { afterAll, expect, it } from 'vitest'
import { PAW_PRINTS, PAW_PRINT_REST_MS } from '#durable/rules/life/paw-prints.ts'
import { NOON, aPlayer, atOnce, players } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { audit } from '#worker/ledger/audit.ts'
import { printsFor, putPrintsAside } from '#worker/paw-prints/paw-prints-db.ts'
import { printed } from '#worker/paw-prints/printing-db.ts'
import { silence } from '#worker/unheard/unheard-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

type Player = Awaited<ReturnType<typeof aPlayer>>

const left = (by: Player, to: Player, text = '', now = NOON) =>
  printed(db, by.act({ now }), { to: to.dogId, room: 'plaza', text, line: 7 })
const found = ({ userId, dogId }: Player) => printsFor(db, { user: userId, dog: dogId })

it('[U5] stores one of 200 concurrent prints of a user, and the next for the same dog after it was read', async () => {
  const [bella, max] = [await aPlayer(), await aPlayer()]
  const answers = await atOnce(200, 'paw prints', () => left(max, bella, 'sleep well'))
  expect(answers).toEqual({ done: 1, 'print-waits': 199 })
  const [print] = await found(bella)
  expect(print).toMatchObject({ dogId: max.dogId, text: 'sleep well', room: 'plaza', line: 7, at: NOON })
  const later = NOON + PAW_PRINT_REST_MS
  expect(await left(max, bella, '', later)).toBe('print-waits')
  await putPrintsAside(db, { dog: bella.dogId, upTo: print!.id })
  expect(await found(bella)).toEqual([])
  expect(await left(max, bella, '', later - 1)).toBe('too-often')
  expect(await left(max, bella, '', later)).toEqual({})
})

it('[V3] [U4] gives a repetition the same answer, after it was read or while the dog is awake', async () => {
  const [bella, max] = [await aPlayer(), await aPlayer()]
  const act = max.act()
  const asked = { to: bella.dogId, room: 'plaza', text: 'hej', line: 1 }
  expect(await printed(db, act, asked)).toEqual({})
  await putPrintsAside(db, { dog: bella.dogId, upTo: (await found(bella))[0]!.id })
  expect(await printed(db, { ...act, no: 'dog-awake' }, { to: bella.dogId, room: 'forest' })).toEqual({})
  expect(await printed(db, act, { ...asked, to: max.dogId })).toBe('op-reused')
  expect(await printed(db, max.act({ no: 'dog-awake' }), asked)).toBe('dog-awake')
  expect(await found(bella)).toEqual([])
})

it('[U5] keeps twelve prints for a dog, oldest first, and refuses more', async () => {
  const bella = await aPlayer()
  const others = await players(PAW_PRINTS.waitingMax + 5)
  const answers = await atOnce(others.length, 'paw prints for one dog', (i) => left(others[i]!, bella))
  expect(answers).toEqual({ done: PAW_PRINTS.waitingMax, 'prints-full': 5 })
  const waiting = await found(bella)
  expect(waiting.map(({ id }) => id)).toEqual(waiting.map(({ id }) => id).toSorted((one, other) => one - other))
  await putPrintsAside(db, { dog: bella.dogId, upTo: waiting[3]!.id })
  expect(await found(bella)).toEqual(waiting.slice(4))
})

it('[U6] [C11] shows nothing of ignored users, nor across a block of either side', async () => {
  const [bella, max, luna, bo] = [await aPlayer(), await aPlayer(), await aPlayer(), await aPlayer()]
  await left(max, bella, 'from max')
  await left(luna, bella, 'from luna')
  await left(bo, bella, 'from bo')
  const one = (by: Player, of: Player, kind: 'ignored' | 'blocked') =>
    silence(db, { userId: by.userId, otherId: of.userId, dogId: of.dogId, kind, now: 0 })
  await one(bella, max, 'ignored')
  await one(luna, bella, 'blocked')
  await one(bo, bella, 'ignored')
  expect((await found(bella)).map(({ text }) => text)).toEqual(['from bo'])
})
