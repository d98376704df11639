import { zlibSync } from 'fflate'
import { expect, it } from 'vitest'
import { PNG_SIGNATURE } from '#durable/rules/pictures/indexed-png.ts'
import { readPng } from '#worker/pictures/read-png.ts'
import { BENCH, CLEAR, CREAM, INK, pngChunk, pngOf, word } from './png-maker.ts'

const pixels = (...colours: number[][]) => Uint8Array.from(colours.flat())

it('[SP1] reads what it is sent: four channels, with a picture of text and time left out', async () => {
  expect(await readPng(BENCH)).toEqual({
    width: 3,
    height: 2,
    data: pixels(INK, CREAM, CLEAR, CREAM, INK, INK),
  })
  const before = [pngChunk('tEXt', [65, 0, 66]), pngChunk('iCCP', [1, 2, 3]), pngChunk('gAMA', word(45455))]
  expect(await readPng(pngOf({ width: 1, height: 1, rows: [0, ...INK], before }))).toMatchObject({ data: pixels(INK) })
})

it('[SP1] reads each filter of a row', async () => {
  const [above, row] = [
    [10, 20, 30, 255, 50, 60, 70, 255],
    [12, 25, 31, 255, 49, 61, 75, 255],
  ] as const
  const left = (at: number) => row[at - 4] ?? 0
  const corner = (at: number) => above[at - 4] ?? 0
  const paeth = (at: number) => {
    const [a, b, c] = [left(at), above[at] ?? 0, corner(at)]
    const near = [a, b, c].map((one) => Math.abs(a + b - c - one))
    return [a, b, c][near.indexOf(Math.min(...near))] ?? 0
  }
  const said = [
    () => 0,
    left,
    (at: number) => above[at] ?? 0,
    (at: number) => (left(at) + (above[at] ?? 0)) >> 1,
    paeth,
  ]
  for (const [filter, predicted] of said.entries()) {
    const coded = row.map((value, at) => (value - predicted(at)) & 255)
    const read = await readPng(pngOf({ width: 2, height: 2, rows: [0, ...above, filter, ...coded] }))
    expect(read, `filter ${filter}`).toMatchObject({ data: pixels([...above], [...row]) })
  }
})

it('[SP1] reads grey, palettes of few bits, and the colour that is clear', async () => {
  const palette = [pngChunk('PLTE', [...INK.slice(0, 3), ...CREAM.slice(0, 3)]), pngChunk('tRNS', [0])]
  expect(
    await readPng(pngOf({ width: 3, height: 1, type: 3, bits: 1, before: palette, rows: [0, 0b01000000] })),
  ).toMatchObject({
    data: pixels([...INK.slice(0, 3), 0], CREAM, [...INK.slice(0, 3), 0]),
  })
  expect(await readPng(pngOf({ width: 3, height: 1, type: 0, bits: 4, rows: [0, 0xf0, 0x80] }))).toMatchObject({
    data: pixels([255, 255, 255, 255], [0, 0, 0, 255], [136, 136, 136, 255]),
  })
  const clear = [pngChunk('tRNS', [0, 0x20, 0, 0x18, 0, 0x2b])]
  expect(
    await readPng(pngOf({ width: 2, height: 1, type: 2, before: clear, rows: [0, ...INK.slice(0, 3), 1, 2, 3] })),
  ).toMatchObject({
    data: pixels([...INK.slice(0, 3), 0], [1, 2, 3, 255]),
  })
})

const good = { width: 1, height: 1, rows: [0, ...INK] }
const text = (said: string) => new TextEncoder().encode(said)
const withBytes = (change: (bytes: Uint8Array) => void) => {
  const bytes = BENCH.slice()
  change(bytes)
  return bytes
}
/** 8 MB of zeros in 8 KB. */
const bomb = zlibSync(new Uint8Array(8_000_000), { level: 9 })

const HOSTILE: readonly (readonly [name: string, sent: Uint8Array, fault: string])[] = [
  ['nothing at all', new Uint8Array(0), 'no-png'],
  ['SVG under the name of a PNG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'no-png'],
  ['HTML under the name of a PNG', text('<!doctype html><script>alert(1)</script>'), 'no-png'],
  ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), 'no-png'],
  ['more than 11 KB', new Uint8Array(11 * 1024 + 1), 'too-long'],
  ['a signature and no more', Uint8Array.from(PNG_SIGNATURE), 'broken'],
  ['one that is cut off', BENCH.slice(0, -20), 'broken'],
  ['a wrong checksum', withBytes((bytes) => void (bytes[29] = (bytes[29] ?? 0) ^ 1)), 'broken'],
  ['a chunk longer than the file', withBytes((bytes) => bytes.set([0x7f, 255, 255, 255], 33)), 'broken'],
  ['HTML behind its end', pngOf({ ...good, behind: '<script>alert(1)</script>' }), 'more-behind'],
  ['an animation', pngOf({ ...good, before: [pngChunk('acTL', [...word(2), ...word(0)])] }), 'animated'],
  ['interlaced rows', pngOf({ ...good, interlace: 1 }), 'interlaced'],
  ['16 bits of a channel', pngOf({ width: 1, height: 1, bits: 16, rows: new Uint8Array(9) }), 'deep'],
  ['a side of 0', pngOf({ ...good, width: 0 }), 'broken'],
  ['a side of 65,535', pngOf({ width: 65_535, height: 1, rows: new Uint8Array(262_141) }), 'too-large'],
  ['sides of 4,294,967,295', pngOf({ ...good, width: 0xffffffff, height: 0xffffffff }), 'too-large'],
  ['a side of 257', pngOf({ width: 1, height: 257, rows: new Uint8Array(257 * 5) }), 'too-large'],
  ['a kind of colours that there is not', pngOf({ ...good, type: 5 }), 'broken'],
  ['a palette that is not there', pngOf({ ...good, type: 3 }), 'broken'],
  [
    'a colour that the palette does not have',
    pngOf({ ...good, type: 3, before: [pngChunk('PLTE', [1, 2, 3])], rows: [0, 1] }),
    'broken',
  ],
  [
    'a palette of a number of bytes that three does not divide',
    pngOf({ ...good, type: 3, before: [pngChunk('PLTE', [1, 2])], rows: [0, 0] }),
    'broken',
  ],
  ['a filter that there is not', pngOf({ ...good, rows: [5, ...INK] }), 'broken'],
  ['too few rows', pngOf({ ...good, height: 2 }), 'broken'],
  ['more rows than its size says', pngOf({ ...good, rows: [0, ...INK, 0, ...INK] }), 'broken'],
  [
    'a bomb of 8 MB',
    Uint8Array.from([
      ...PNG_SIGNATURE,
      ...pngChunk('IHDR', [...word(4), ...word(4), 8, 6, 0, 0, 0]),
      ...pngChunk('IDAT', bomb),
      ...pngChunk('IEND', []),
    ]),
    'broken',
  ],
  ['a needed chunk that nobody knows', pngOf({ ...good, before: [pngChunk('EVIL', [1])] }), 'broken'],
  [
    'no pixels',
    Uint8Array.from([
      ...PNG_SIGNATURE,
      ...pngChunk('IHDR', [...word(1), ...word(1), 8, 6, 0, 0, 0]),
      ...pngChunk('IEND', []),
    ]),
    'broken',
  ],
  [
    'pixels that are no packed bytes',
    Uint8Array.from([
      ...PNG_SIGNATURE,
      ...pngChunk('IHDR', [...word(1), ...word(1), 8, 6, 0, 0, 0]),
      ...pngChunk('IDAT', [1, 2, 3, 4]),
      ...pngChunk('IEND', []),
    ]),
    'broken',
  ],
]

it('[SP1] refuses each hostile file with its reason', async () => {
  expect(bomb.length).toBeLessThan(11 * 1024)
  const said = await Promise.all(HOSTILE.map(async ([name, sent]) => [name, await readPng(sent)]))
  expect(said).toEqual(HOSTILE.map(([name, , fault]) => [name, fault]))
})

it('[SP1] a file with any one byte changed is read as some picture or refused, and never throws', async () => {
  const answers = [...BENCH.keys()].map((at) =>
    readPng(withBytes((bytes) => void (bytes[at] = (bytes[at] ?? 0) ^ 0x55))),
  )
  for (const answer of await Promise.all(answers)) expect(['string', 'object']).toContain(typeof answer)
})
