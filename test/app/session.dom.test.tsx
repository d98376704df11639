import { expect, it, vi } from 'vitest'
import { onSessionChange, storeSession } from '#app/session.ts'

function comesBack(persisted = true) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

it('tells a page that somebody comes back to that another one is signed in', () => {
  const hear = vi.fn<() => void>()
  const stop = onSessionChange(hear)
  comesBack()
  expect(hear).not.toHaveBeenCalled()
  storeSession('token')
  comesBack(false)
  expect(hear).not.toHaveBeenCalled()
  comesBack()
  expect(hear).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('pagehide'))
  comesBack()
  expect(hear).toHaveBeenCalledOnce()
  stop()
})
