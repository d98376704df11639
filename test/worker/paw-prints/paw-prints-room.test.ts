import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aVisitor } from '#test/support/dogs.ts'
import { aPlayer } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { liveRoom } from '#test/worker/support/live-room.ts'
import { printsFor } from '#worker/paw-prints/paw-prints-db.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  await liveRoom.close()
  vi.useRealTimers()
})

it('[U4] [U6] keeps a print for a sleeping dog through a crash of the room, and its line in the log for a report', async () => {
  const [bella, max] = [await aPlayer({ epoch: 1 }), await aPlayer({ epoch: 1 })]
  const join = ({ dogId, userId }: typeof bella) => liveRoom.join(aVisitor(dogId, { user: userId, epoch: 1 }))
  const [hers, his] = [await join(bella), await join(max)]
  hers.send({ type: 'rest', pose: 'curl' })
  await his.next('rested')
  const op = crypto.randomUUID()
  his.send({ type: 'pawPrint', op, dog: bella.dogId, text: 'sleep well' })
  expect(await his.next('done')).toEqual({ type: 'done', request: 'pawPrint', op })
  expect(await hers.next('nudge')).toEqual({ type: 'nudge', about: 'prints' })
  await liveRoom.crash()
  const [line] = await liveRoom.stub.staffLog(null, 10)
  expect(line).toMatchObject({ dog: max.dogId, to: bella.dogId, text: 'sleep well', isPrint: true })
  const found = await printsFor(db, { user: bella.userId, dog: bella.dogId })
  expect(found).toMatchObject([{ dogId: max.dogId, text: 'sleep well', room: 'plaza', line: line!.seq }])
  const again = await join(bella)
  expect(again.told('welcome')[0]?.lines).toEqual([])
})
