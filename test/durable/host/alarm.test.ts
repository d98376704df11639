import { expect, it } from 'vitest'
import { Alarm } from '#durable/host/alarm.ts'

/** An alarm, and the time for which the platform has it set. */
function anAlarm() {
  const platform = { at: null as number | null, calls: 0, mayBeLost: false }
  const setAlarm = (at: number, mayBeLost: boolean) => {
    platform.at = at
    platform.calls += 1
    platform.mayBeLost = mayBeLost
  }
  return { platform, alarm: new Alarm({ setAlarm }) }
}

it('rings for the earliest of all purposes', () => {
  const { platform, alarm } = anAlarm()
  alarm.ask('sweep', 900)
  alarm.ask('expiry', 300)
  alarm.ask('wake', 600)
  alarm.arm()
  expect(platform).toMatchObject({ at: 300, calls: 1 })
  expect([alarm.isDue('expiry', 300), alarm.isDue('wake', 300), alarm.isDue('ledger', 300)]).toEqual([
    true,
    false,
    false,
  ])
})

it('is moved only to an earlier time, so that it may ring too early', () => {
  const { platform, alarm } = anAlarm()
  alarm.ask('expiry', 300)
  alarm.arm()
  alarm.ask('expiry', null)
  alarm.ask('sweep', 900)
  alarm.arm()
  expect(platform).toMatchObject({ at: 300, calls: 1 })
  alarm.ask('wake', 200)
  alarm.arm()
  expect(platform).toMatchObject({ at: 200, calls: 2 })
})

it('is left as it is when nothing is due any more', () => {
  const { platform, alarm } = anAlarm()
  alarm.ask('wake', 300)
  alarm.arm()
  alarm.ask('wake', null)
  alarm.arm()
  expect(platform).toMatchObject({ at: 300, calls: 1 })
})

it('may be lost by a crash only where it is set for the next save', () => {
  const { platform, alarm } = anAlarm()
  alarm.ask('save', 600)
  alarm.arm()
  expect(platform).toMatchObject({ at: 600, mayBeLost: true })
  alarm.ask('wake', 500)
  alarm.arm()
  expect(platform).toMatchObject({ at: 500, mayBeLost: false })
})

it('is set again after it has rung for what is still due', () => {
  const { platform, alarm } = anAlarm()
  alarm.ask('sweep', 300)
  alarm.arm()
  alarm.rang()
  alarm.arm()
  expect(platform).toMatchObject({ at: 300, calls: 2 })
})

it('takes over an alarm that an earlier object has set', () => {
  const { platform, alarm } = anAlarm()
  alarm.found(500)
  alarm.ask('sweep', 900)
  alarm.arm()
  expect(platform.calls).toBe(0)
  alarm.ask('wake', 400)
  alarm.arm()
  expect(platform.at).toBe(400)
})
