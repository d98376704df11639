import { expect, it } from 'vitest'
import {
  channelTrack,
  coatEditOf,
  isSameCoat,
  shadowOf,
  strengthToSave,
  strengthTrack,
  withChannel,
  withStrength,
} from '#app/dog/coat-edit.ts'
import { aMyDog } from '#test/app/kennel/my-dog.ts'

const coat = coatEditOf(aMyDog({ color: '#e9b877', shadowColor: '#a38153' }))

it('[F3] starts from the coat and the shadow strength that the dog has', () => {
  expect(coat).toEqual({ color: '#e9b877', strength: 0.7 })
  expect(shadowOf(coat)).toBe('#a38153')
})

it('[F1] moves one channel and leaves the others', () => {
  expect(withChannel(coat, 'g', 0).color).toBe('#e90077')
  expect(withChannel(coat, 'b', 300).color).toBe('#e9b8ff')
})

it('[F2] keeps the strength on its steps', () => {
  expect(withStrength(coat, 0.33).strength).toBe(0.35)
  expect(withStrength(coat, -1).strength).toBe(0)
})

it('knows when there is nothing to save', () => {
  expect(isSameCoat(coat, withChannel(coat, 'r', 0xe9))).toBe(true)
  expect(isSameCoat(coat, withStrength(coat, 0.75))).toBe(false)
})

it('[S2] sends a shadow strength only for users who may set one', () => {
  expect(strengthToSave(coat, true)).toBe(0.7)
  expect(strengthToSave(coat, false)).toBeNull()
})

it('paints the tracks from the lowest value to the highest', () => {
  const red = channelTrack(coat, 'r', 3)
  expect(red).toEqual(['#00b877', '#80b877', '#ffb877'])
  expect(strengthTrack(coat, 2)).toEqual(['#000000', '#e9b877'])
})
