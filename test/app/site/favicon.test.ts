import { expect, it } from 'vitest'
import { loader } from '#app/routes/favicon[.]ico.ts'

it('redirects the address at which browsers look for an icon', () => {
  const response = loader()
  expect({ status: response.status, to: response.headers.get('Location') }).toEqual({ status: 301, to: '/favicon.png' })
})
