import { expect, it } from 'vitest'
import {
  addressOfPicture,
  isNewsPicture,
  pictureAtAddress,
  pictureName,
  sizeOfPicture,
} from '#durable/rules/pictures/picture-name.ts'

const HASH = '0b'.repeat(32)

it('[SP2] a name says the size, and an address the name', () => {
  const name = pictureName({ width: 96, height: 8 }, HASH)
  expect(sizeOfPicture(name)).toEqual({ width: 96, height: 8 })
  expect(pictureAtAddress(addressOfPicture(name))).toBe(name)
})

it.each([
  '',
  `0x8-${HASH}`,
  `08x8-${HASH}`,
  `257x8-${HASH}`,
  `8x8-${HASH.slice(1)}`,
  `8x8-${HASH.toUpperCase()}`,
  `8x8-${HASH}/..`,
  `../8x8-${HASH}`,
  null,
  8,
])('[SP2] %s is no name of a picture', (name) => {
  expect(sizeOfPicture(name)).toBeNull()
})

it('[SP2] news show pictures of 80 px at most', () => {
  const of = (width: number) => addressOfPicture(pictureName({ width, height: 80 }, HASH))
  expect([of(80), of(81), '/news/walk.png', 'https://elsewhere.example/a.png'].map(isNewsPicture)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
