import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { appFacts, OWN_FACTS } from '#app/install/app-facts.ts'

const MANIFEST = {
  short_name: 'Park',
  name: 'The park',
  description: 'Dogs.',
  icons: [{ src: 'icons/192.png' }],
}

beforeEach(() => {
  vi.stubGlobal('document', {
    baseURI: 'https://park.test/h5/choose',
    querySelector: () => ({ getAttribute: () => '/manifest.json?lang=dk' }),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The server answers each request so. */
function serve(answer: () => Promise<Response>) {
  const fetched = vi.fn<(address: URL) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}

it('[IN5] takes name, icon and sentence from the manifest that the page names', async () => {
  const fetched = serve(async () => Response.json(MANIFEST))
  expect(await appFacts()).toEqual({ name: 'Park', icon: 'https://park.test/icons/192.png', description: 'Dogs.' })
  expect(String(fetched.mock.calls[0]?.[0])).toBe('https://park.test/manifest.json?lang=dk')
})

it.each<[string, () => Promise<Response>]>([
  ['is not there', async () => new Response('{"name":"x"}', { status: 404 })],
  ['is a page', async () => new Response('<!doctype html>')],
  ['has no name', async () => Response.json({ ...MANIFEST, name: '', short_name: 4 })],
  ['is null', async () => Response.json(null)],
  ['does not come', () => Promise.reject(new DOMException('too slow', 'TimeoutError'))],
])('shows our own name and icon when the manifest %s', async (_, answer) => {
  serve(answer)
  expect(await appFacts()).toEqual(OWN_FACTS)
})

it('shows our own icon when the manifest has none', async () => {
  serve(async () => Response.json({ name: 'The park', icons: [] }))
  expect(await appFacts()).toEqual({ name: 'The park', icon: OWN_FACTS.icon, description: null })
})

it('asks for /manifest.json on a page that names none', async () => {
  vi.stubGlobal('document', { baseURI: 'https://park.test/help', querySelector: () => null })
  const fetched = serve(async () => Response.json(MANIFEST))
  await appFacts()
  expect(String(fetched.mock.calls[0]?.[0])).toBe('https://park.test/manifest.json')
})
