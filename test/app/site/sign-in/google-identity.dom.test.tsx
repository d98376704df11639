import { afterEach, expect, it, vi } from 'vitest'
import { googleIdToken } from '#app/site/sign-in/google-identity.ts'

afterEach(() => {
  delete window.google
})

it('asks Google for a button that signs in by the browser itself, with our nonce, and answers with the ID token', async () => {
  const initialize = vi.fn(({ callback }: { callback: (answer: { credential: string }) => void }) =>
    callback({ credential: 'a token' }),
  )
  window.google = { accounts: { id: { initialize, renderButton: vi.fn() } } }
  const parent = document.createElement('div')
  expect(await googleIdToken({ parent, clientId: '1234', nonce: 'n0nce', locale: 'da' })).toBe('a token')
  expect(initialize).toHaveBeenCalledWith(
    expect.objectContaining({ client_id: '1234', nonce: 'n0nce', use_fedcm_for_button: true }),
  )
})
