import { expect, it } from 'vitest'
import { SwitchPress } from '#app/arcade/cats-free/switch-press.ts'

function counted() {
  const told = { short: 0, long: 0 }
  return { told, press: new SwitchPress({ onShort: () => told.short++, onLong: () => told.long++ }) }
}

it('tells a press when it is let go', () => {
  const { told, press } = counted()
  press.look(0)
  press.press()
  press.look(200)
  press.release()
  expect(told).toEqual({ short: 1, long: 0 })
})

it('tells a long press once, as soon as it is long, and not as a short one', () => {
  const { told, press } = counted()
  press.look(0)
  press.press()
  for (const nowMs of [300, 500, 900]) press.look(nowMs)
  press.release()
  expect(told).toEqual({ short: 0, long: 1 })
})

it('tells nothing where hands are taken off while it is held', () => {
  const { told, press } = counted()
  press.press()
  press.letGo()
  press.release()
  expect(told).toEqual({ short: 0, long: 0 })
})
