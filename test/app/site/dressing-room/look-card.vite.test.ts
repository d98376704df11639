import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { loader } from '#app/routes/cards.$file.ts'
import { FIRST_OUTFIT } from '#app/site/dressing-room/fitting.ts'
import { lookCard } from '#app/site/dressing-room/look-card.server.ts'
import { CATALOGUE } from '#durable/rules/items/catalogue.ts'
import { BARE, outfitAddress } from '#durable/rules/looks/outfit-address.ts'

const open = (file: string) => loader({ params: { file } } as unknown as Parameters<typeof loader>[0])

it('is a picture of 1200 by 630 for everybody to keep', async () => {
  const answer = open(`${outfitAddress(FIRST_OUTFIT)}.png`)
  const { width, height } = PNG.sync.read(Buffer.from(await answer.arrayBuffer()))
  expect([width, height]).toEqual([1200, 630])
  expect(answer.headers.get('Content-Type')).toBe('image/png')
  expect(answer.headers.get('Cache-Control')).toContain('public')
})

it.each(['x.png', 'd9863b', 'd9863b-.png', 'd9863b-none....png', '.png'])('answers 404 for "%s"', (file) => {
  expect(open(file).status).toBe(404)
})

it('draws every thing of the catalogue, on a pale and on a black dog', () => {
  for (const { key, slot } of CATALOGUE) {
    for (const color of ['#fff6e4', '#000000']) {
      const card = lookCard({ color, wear: { ...BARE, [slot]: key } })
      expect(card.length, `${key} on ${color}`).toBeLessThan(20_000)
    }
  }
})

it('draws the dog in its coat', () => {
  const { data } = PNG.sync.read(Buffer.from(lookCard({ color: '#3fb0a4', wear: BARE })))
  const pixels = new Set<string>()
  for (let at = 0; at < data.length; at += 4) pixels.add(data.subarray(at, at + 3).toString('hex'))
  expect([...pixels]).toContain('3fb0a4')
})
