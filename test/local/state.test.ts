import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { Fault } from '#worker/local/fault.ts'
import { checkVersion, checkWritable } from '#worker/local/server/state.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voffpark-state-'))
  return () => rmSync(folder, { recursive: true, force: true })
})

it('makes a state folder that is not there yet', () => {
  expect(() => checkWritable(join(folder, 'new/state'))).not.toThrow()
})

it('says in one sentence that nothing can be stored where no folder can be made', () => {
  writeFileSync(join(folder, 'file'), '')
  const state = join(folder, 'file/state')
  expect(() => checkWritable(state)).toThrow(Fault)
  expect(() => checkWritable(state)).toThrow(`The park cannot keep anything in ${state}`)
})

it('says that the disk is full if less is free than a park takes', () => {
  expect(() => checkWritable(folder, () => 1024)).toThrow('The disk is full')
})

it('accepts a state of this version, and an older one', () => {
  const known = ['0000_start.sql', '0001_more.sql']
  expect(() => checkVersion(folder, known, known)).not.toThrow()
  expect(() => checkVersion(folder, ['0000_start.sql'], known)).not.toThrow()
})

it('refuses a state of another version, and names what it does not know', () => {
  const check = () => checkVersion(folder, ['0000_start.sql', '0001_other.sql'], ['0000_start.sql', '0001_more.sql'])
  expect(check).toThrow(Fault)
  expect(check).toThrow(/another version .* 0001_other\.sql/)
})
