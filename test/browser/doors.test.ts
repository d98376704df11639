import { expect } from 'vitest'
import { accessText } from '#durable/protocol/access-texts.ts'
import { it } from './park-test.ts'
import { DESKTOP } from './visitor.ts'
import type { Visitor } from './visitor.ts'

/** Points as parts of the picture's width and height, for a dog that has just come in. */
const EAST_PATH = [0.97, 0.75] as const
const DOOR_OF_KLANEN = [0.644, 0.14] as const
/** A dog of the Company, and the colour of its coat as red, green and blue. */
const STRANGER = { color: '#f6f0e6', pack: 4 }
const COAT = [0xf6, 0xf0, 0xe6] as const
const ONLY_THE_CLAN = accessText('en', { reason: 'only-pack', pack: 'klanen' }) ?? ''

/** Takes WebGL away from the page from now on. */
async function takesCard({ page }: Visitor) {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
      apply: (get, canvas, [kind, ...rest]: unknown[]) =>
        kind === '2d' ? Reflect.apply(get, canvas, [kind, ...rest]) : null,
    })
  })
}

/** The number of pixels of the park with exactly this colour (red, green, blue). */
function pixelsOf({ page }: Visitor, colour: readonly [number, number, number]): Promise<number> {
  return page.locator('[data-park] canvas').evaluate((canvas, [red, green, blue]) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    let found = 0
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) found += 1
    return found
  }, colour)
}

/** The second of the film that a visitor sees; null while none is running. */
function secondSeen({ page }: Visitor): Promise<number | null> {
  return page.evaluate(() => {
    const film = document.querySelector('video')
    return film && !film.paused && film.currentTime > 0 ? film.currentTime : null
  })
}

it('shows two dogs in the cinema the same second of the film, and their clapping', async ({ park }) => {
  const one = await park.enters({ dogs: ['Biograf'] }, { room: 'cinema' })
  const other = await park.enters({ dogs: ['Tilskuer'] }, { room: 'cinema' })
  const { game, late } = one.texts
  await one.say('/sit')
  await other.presses(other.button(game.life.cinema.open))
  // With reduced motion the film asks before it plays.
  for (const visitor of [one, other]) await visitor.presses(visitor.button(late.cinema.play))
  const apart = async () => {
    const [hers, his] = await Promise.all([secondSeen(one), secondSeen(other)])
    return hers === null || his === null ? Infinity : Math.abs(hers - his)
  }
  await expect.poll(apart, { timeout: 60_000, interval: 200 }).toBeLessThan(1)
  // The dog that claps may stand behind the film.
  await other.presses(other.button(game.windows.close.replace('{{title}}', game.life.cinema.title)))
  const clapped = other.page.locator('[data-bubble="sign"]').waitFor()
  await one.presses(one.button(late.cinema.clap))
  await clapped
})

it('offers compatibility mode without a graphics card, and draws the dog in it', async ({ park }) => {
  const player = await park.player({ dogs: [{ name: 'Kortløs', ...STRANGER }] })
  const visitor = await park.visitor({}, player)
  await takesCard(visitor)
  await visitor.goTo(`/h5/client?id=${player.dogs[0]?.id}`)
  await visitor.presses(visitor.page.getByRole('link', { name: visitor.texts.game.plain.use, exact: true }))
  await visitor.page.waitForURL((url) => url.searchParams.get('compatiblity') === '1')
  await visitor.inPark()
  await expect.poll(() => pixelsOf(visitor, COAT), { timeout: 30_000 }).toBeGreaterThan(100)
})

it('tells a dog of another pack at the door whose door it is, and does not let it in', async ({ park }) => {
  const visitor = await park.enters({ dogs: [{ name: 'Fremmed', ...STRANGER }] }, { isPlain: true, viewport: DESKTOP })
  await visitor.walksUntilIn('Pack Lane', EAST_PATH)
  await visitor.walksUntilSees(visitor.page.getByText(ONLY_THE_CLAN), DOOR_OF_KLANEN)
  await visitor.roster.standsAt('Fremmed')
  await visitor.isIn('Pack Lane')
})
