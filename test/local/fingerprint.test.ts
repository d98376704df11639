import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { fingerprint } from '#worker/local/builder/fingerprint.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voffpark-fingerprint-'))
  mkdirSync(join(folder, 'deep'))
  writeFileSync(join(folder, 'a'), 'one')
  writeFileSync(join(folder, 'deep/b'), 'two')
  return () => rmSync(folder, { recursive: true, force: true })
})

it('stays the same while the files do, whatever their times', () => {
  const before = fingerprint([folder])
  utimesSync(join(folder, 'a'), 1, 1)
  expect(fingerprint([folder])).toBe(before)
})

it.each<[string, () => void]>([
  ['a file changes and keeps its size', () => writeFileSync(join(folder, 'deep/b'), 'owt')],
  ['a file is renamed', () => renameSync(join(folder, 'a'), join(folder, 'c'))],
  ['a file is added', () => writeFileSync(join(folder, 'deep/c'), '')],
  ['a file is deleted', () => rmSync(join(folder, 'a'))],
  [
    'a byte moves from one file to the next',
    () => {
      writeFileSync(join(folder, 'a'), 'on')
      writeFileSync(join(folder, 'deep/b'), 'etwo')
    },
  ],
])('changes when %s', (_what, change) => {
  const before = fingerprint([folder])
  change()
  expect(fingerprint([folder])).not.toBe(before)
})

it('includes a path that does not exist', () => {
  const missing = fingerprint([join(folder, 'missing')])
  writeFileSync(join(folder, 'missing'), '')
  expect(fingerprint([join(folder, 'missing')])).not.toBe(missing)
})

it('ignores excluded paths, with everything in them', () => {
  const before = fingerprint([folder], (path) => path === join(folder, 'deep'))
  writeFileSync(join(folder, 'deep/b'), 'changed')
  expect(fingerprint([folder], (path) => path === join(folder, 'deep'))).toBe(before)
})
