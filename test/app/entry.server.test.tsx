import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { handleError } from '#app/entry.server.tsx'

const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
const request = new Request('https://park.test/help', { method: 'POST' })

afterEach(() => logged.mockClear())

it('logs a fault of ours', () => {
  const fault = new Error('a fault')
  handleError(fault, { request })
  expect(logged.mock.calls).toEqual([[fault]])
})

it('logs a page that failed', () => {
  handleError(new ErrorResponse(503, 'Unavailable', null), { request })
  expect(logged).toHaveBeenCalledOnce()
})

it.each([
  ['a form sent to a page without one', new ErrorResponse(405, 'Method Not Allowed', new Error('no action'), true)],
  ['a page that there is not', new ErrorResponse(404, 'Not Found', new Error('no route'), true)],
])('does not log %s', (_, error) => {
  handleError(error, { request })
  expect(logged).not.toHaveBeenCalled()
})

it('does not log that a visitor has gone', () => {
  const gone = new Request('https://park.test/', { signal: AbortSignal.abort() })
  handleError(new Error('gone'), { request: gone })
  expect(logged).not.toHaveBeenCalled()
})
