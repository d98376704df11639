import { expect, it } from 'vitest'
import { loader } from '#app/routes/favicon[.]ico.ts'

it('the address at which browsers look for an icon leads to it', () => {
  const response = loader()
  expect({ status: response.status, to: response.headers.get('Location') }).toEqual({ status: 301, to: '/favicon.png' })
})
