import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { aPlayer, held } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { liveRoom } from '#test/worker/support/live-room.ts'
import { audit } from '#worker/ledger/audit.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  await liveRoom.close()
  vi.useRealTimers()
})
afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

it('[O4] [O5] [O6] lets one dog leave it and another read and scoop it, also after hibernation and a crash', async () => {
  const [bella, max] = [await aPlayer({ epoch: 1 }), await aPlayer({ epoch: 1 })]
  const join = ({ dogId, userId }: typeof bella) => liveRoom.join(aVisitor(dogId, { user: userId, epoch: 1 }))
  const [hers, his] = [await join(bella), await join(max)]
  const op = crypto.randomUUID()
  hers.send({ type: 'poop', op, text: 'Bella was here' })
  expect(await hers.next('done')).toEqual({ type: 'done', request: 'poop', op })
  expect((await his.next('pooped')).poop).toMatchObject({ dog: bella.dogId })
  await liveRoom.sleep()
  his.send({ type: 'smell', poop: bella.dogId })
  expect(await his.next('smelled')).toMatchObject({ poop: bella.dogId, text: 'Bella was here' })
  expect(await liveRoom.stub.staffLog(null, 10)).toMatchObject([
    { dog: bella.dogId, text: 'Bella was here', isPoop: true },
  ])
  await liveRoom.crash()
  const again = await join(max)
  expect(again.told('welcome')[0]?.poops).toMatchObject([{ dog: bella.dogId }])
  expect(again.told('welcome')[0]?.lines).toEqual([])
  again.send({ type: 'scoop', op: crypto.randomUUID(), poop: bella.dogId })
  expect(await again.next('done')).toMatchObject({ request: 'scoop', karma: 1 })
  expect(await again.next('scooped')).toEqual({ type: 'scooped', poop: bella.dogId, by: max.dogId })
  expect(await held(max.dogId, 'karma')).toBe(1)
  again.send({ type: 'poop', op: crypto.randomUUID(), text: 'x'.repeat(61) })
  expect(await again.next('refused')).toMatchObject({ request: 'poop', reason: 'too-long' })
  again.send({ type: 'leave' })
  expect(await again.closed).toBe(CLOSE.bye)
})
