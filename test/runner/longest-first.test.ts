import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LONGEST } from './longest-first.ts'

it('names only files that there are', () => {
  expect(LONGEST.filter((file) => !existsSync(file))).toEqual([])
})
