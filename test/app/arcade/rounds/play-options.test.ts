import { expect, it } from 'vitest'
import { keepPlayOptions, readPlayOptions } from '#app/arcade/rounds/play-options.ts'

const FIRST = { isCalm: false, hasGhost: true, hasSwitch: false, switchMs: 1200 }

function storageWith(written: string | null) {
  let kept = written
  return { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) }
}

it('reads what was kept', () => {
  const storage = storageWith(null)
  keepPlayOptions(storage, { isCalm: true, hasGhost: false, hasSwitch: true, switchMs: 2000 })
  expect(readPlayOptions(storage)).toEqual({ isCalm: true, hasGhost: false, hasSwitch: true, switchMs: 2000 })
})

it.each([null, '', '{', '7', '{"isCalm":"yes","switchMs":1}', '{"switchMs":90000}'])(
  'begins at full pace with two hands where %s was written',
  (written) => {
    expect(readPlayOptions(storageWith(written))).toEqual(FIRST)
  },
)

it('begins with the first options in a browser without storage', () => {
  expect(readPlayOptions(null)).toEqual(FIRST)
})
