import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { appManifest } from '#app/site/app-manifest.server.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { TEXTS } from './rendered-page.tsx'

/** Width and height of a PNG, as "192x192". They are the first two numbers of the file's first chunk. */
function sizeOf(src: string): string {
  const bytes = readFileSync(`.${src}`)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

it.each(LANGUAGES)('names pictures of the sizes that they have, and says what they show, in %s', async (language) => {
  const { icons, screenshots } = await appManifest(language)
  for (const { src, sizes } of [...icons, ...screenshots]) expect({ src, sizes: sizeOf(src) }).toEqual({ src, sizes })
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
    '96x96 monochrome',
  ])
  expect(screenshots.map(({ form_factor: form }) => form)).toEqual(['wide', 'wide', 'narrow', 'narrow'])
  const { slides } = TEXTS[language].site
  expect(screenshots.map(({ label }) => label)).toEqual(
    [slides.summer, slides.picnic, slides.pond, slides.playground].map(({ shows }) => shows),
  )
})

it.each(LANGUAGES)(
  'opens the chooser, in the window that is open already, and stays one app, in %s',
  async (language) => {
    const { id, start_url, launch_handler, display, shortcuts } = await appManifest(language)
    expect({ id, start_url, launch_handler, display }).toEqual({
      id: '/',
      start_url: '/h5/choose?from=home',
      launch_handler: { client_mode: 'navigate-existing' },
      display: 'standalone',
    })
    const { kennel, pages } = TEXTS[language]
    expect(shortcuts.map(({ name, url }) => ({ name, url }))).toEqual([
      { name: kennel.choose.title, url: '/h5/choose?from=home' },
      { name: pages.highscore.title, url: '/highscore' },
    ])
  },
)
