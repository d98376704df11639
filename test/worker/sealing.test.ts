import { expect, it } from 'vitest'
import { sealKeysOf } from '#worker/sealing.ts'

const key = (letter: string) => btoa(letter.repeat(32))
const PLACE = { table: 'a', column: 'b', row: '1' }

async function sealBy(secret: string) {
  const seal = await sealKeysOf({ SEAL_KEYS: secret })
  if (!seal) throw new Error('no key')
  return seal
}

it('opens a box where it was sealed, never the same box twice', async () => {
  const seal = await sealBy(`1:${key('a')}`)
  const boxes = await Promise.all([seal.seal('hej', PLACE), seal.seal('hej', PLACE)])
  expect(boxes[0]).not.toBe(boxes[1])
  expect(await Promise.all(boxes.map((box) => seal.open(box, PLACE)))).toEqual(['hej', 'hej'])
})

it('opens no box that was moved, changed or sealed with another key', async () => {
  const seal = await sealBy(`1:${key('a')}`)
  const box = await seal.seal('hej', PLACE)
  const other = box.endsWith('A=') ? 'B=' : 'A='
  expect(await seal.open(box, { ...PLACE, row: '2' })).toBeNull()
  expect(await seal.open(box, { ...PLACE, column: 'c' })).toBeNull()
  expect(await seal.open(box.slice(0, -2) + other, PLACE)).toBeNull()
  expect(await seal.open('1.x', PLACE)).toBeNull()
  expect(await (await sealBy(`1:${key('b')}`)).open(box, PLACE)).toBeNull()
})

it('seals with the first key and opens with all of them', async () => {
  const old = await sealBy(`1:${key('a')}`)
  const both = await sealBy(`2:${key('b')}, 1:${key('a')}`)
  expect(await both.open(await old.seal('hej', PLACE), PLACE)).toBe('hej')
  expect(await both.seal('hej', PLACE)).toMatch(/^2\./)
})

it('refuses keys that are malformed, and has none where none is set', async () => {
  expect(await sealKeysOf({})).toBeNull()
  await expect(sealKeysOf({ SEAL_KEYS: 'secret' })).rejects.toThrow('SEAL_KEYS')
  await expect(sealKeysOf({ SEAL_KEYS: `1:${btoa('short')}` })).rejects.toThrow('SEAL_KEYS')
})
