import { expect, it } from 'vitest'
import { readSniffer, withSniffer } from '#app/game/model/around/sniffers.ts'

const NOW = 1_800_000_000_000

it('tells of a sniffer once a minute', () => {
  const first = withSniffer([], 2, NOW)
  const read = readSniffer(first, 2)
  expect(first).toEqual([{ dog: 2, at: NOW, isRead: false }])
  expect(withSniffer(read, 2, NOW + 59_999)).toBe(read)
  expect(withSniffer(read, 2, NOW + 60_000)).toEqual([{ dog: 2, at: NOW + 60_000, isRead: false }])
})

it('keeps the newest of many', () => {
  const many = Array.from({ length: 20 }, (_, dog) => dog).reduce(
    (all, dog) => withSniffer(all, dog, NOW),
    withSniffer([], 99, NOW),
  )
  expect(many.map(({ dog }) => dog)).toEqual([12, 13, 14, 15, 16, 17, 18, 19])
})
