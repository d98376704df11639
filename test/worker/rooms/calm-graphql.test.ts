import { afterAll, expect, it } from 'vitest'
import { aVisitor } from '#test/support/dogs.ts'
import { aUser } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { liveRoom } from '#test/worker/support/live-room.ts'
import { logOf } from '#test/worker/support/staff.ts'

const CALM = `mutation ($room: String!, $mode: CalmMode, $everySeconds: Int, $minutes: Int) {
  calmRoom(room: $room, mode: $mode, everySeconds: $everySeconds, minutes: $minutes) }`

afterAll(() => liveRoom.close())

it('[C13] tells everybody in a room of a calm mode, keeps it through hibernation, and logs it', async () => {
  const bella = await liveRoom.join(aVisitor(1))
  const as = await aUser({ moderator: 1 })
  const slow = { room: 'plaza', mode: 'slow', everySeconds: 60, minutes: 15 }
  expect((await ask(CALM, { as, variables: slow })).data).toEqual({ calmRoom: true })
  const { calm } = await bella.next('calmed')
  expect(calm).toMatchObject({ mode: 'slow', everySeconds: 60 })

  await liveRoom.evict()
  bella.send({ type: 'say', text: 'one' })
  await bella.next('said')
  await liveRoom.evict()
  bella.send({ type: 'say', text: 'two' })
  expect(await bella.next('refused')).toMatchObject({ request: 'say', reason: 'slow-mode' })
  const max = await liveRoom.knock(aVisitor(2))
  expect((await max.hello()).calm).toEqual(calm)

  await ask(CALM, { as, variables: { room: 'plaza', mode: null } })
  expect(await bella.next('calmed')).toEqual({ type: 'calmed', calm: null })
  bella.send({ type: 'say', text: 'two' })
  expect(await bella.next('said')).toMatchObject({ text: 'two' })
  expect(await logOf(as)).toEqual([
    { act: 'calm-room', reason: '', whom: null, detail: { mode: 'slow', everySeconds: 60, minutes: 15 } },
    { act: 'calm-room', reason: '', whom: null, detail: { mode: 'off', everySeconds: 0, minutes: 0 } },
  ])
})

it.each([
  [{ room: 'moon', mode: 'pause', minutes: 5 }],
  [{ room: 'plaza~99', mode: 'pause', minutes: 5 }],
  [{ room: 'plaza', mode: 'pause' }],
  [{ room: 'plaza', mode: 'pause', minutes: 999 }],
  [{ room: 'plaza', mode: 'slow', minutes: 5 }],
  [{ room: 'plaza', mode: 'slow', everySeconds: 1, minutes: 5 }],
  [{ room: 'plaza', mode: 'pause', everySeconds: 5, minutes: 5 }],
])('[C13] refuses a calm mode of unknown kind, without an end or for no room: %o', async (variables) => {
  const as = await aUser({ moderator: 1 })
  expect(codesOf(await ask(CALM, { as, variables }))).toEqual(['bad-input'])
  expect(await logOf(as)).toEqual([])
})
