import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { make } from '#worker/local/builder/build.ts'
import { claim } from '#worker/local/claim.ts'

let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'voffpark-build-'))
  write('source', 'one')
  expect(await build()).toEqual(['copy', 'copy-of-copy'])
  return () => rmSync(folder, { recursive: true, force: true })
})

it('makes nothing if nothing has changed', async () => {
  expect(await build()).toEqual([])
})

it('makes what depends on a changed input, each step after those that it reads', async () => {
  write('source', 'two')
  expect(await build()).toEqual(['copy', 'copy-of-copy'])
  expect(read('copy-of-copy')).toBe('two')
})

it('stops where a changed input leads to the same output', async () => {
  write('note', 'a comment')
  expect(await build()).toEqual(['copy'])
})

it('makes an output again that is missing, or that somebody else has written', async () => {
  rmSync(at('copy'))
  expect(await build()).toEqual(['copy'])
  write('copy-of-copy', 'foreign')
  expect(await build()).toEqual(['copy-of-copy'])
  expect(read('copy-of-copy')).toBe('one')
})

it('makes a step again whose input changed while it was made', async () => {
  write('source', 'edit the note')
  expect(await build()).toEqual(['copy', 'copy-of-copy'])
  expect(read('note')).toBe('edited')
  expect(await build()).toEqual(['copy'])
  expect(await build()).toEqual([])
})

it('makes a step again that failed, and says what its command printed', async () => {
  write('source', 'fail')
  await expect(build()).rejects.toThrow('cannot copy')
  write('source', 'one')
  expect(await build()).toEqual([])
  write('source', 'fail')
  await expect(build()).rejects.toThrow('cannot copy')
})

it('makes nothing while another process builds into the same folders', async () => {
  const release = await claim(at('memory'), '')
  expect(await build()).toEqual([])
  write('source', 'two')
  await expect(build()).rejects.toThrow('Another process builds in this folder')
  release()
  expect(await build()).toEqual(['copy', 'copy-of-copy'])
})

/** A build with a copy of a source, and a copy of the copy. Some texts make the command fail, or write its input. */
function build() {
  const script = `
    const { readFileSync, writeFileSync } = require('node:fs')
    const [from, to, note] = process.argv.slice(1)
    const text = readFileSync(from, 'utf8')
    if (text === 'fail') throw new Error('cannot copy')
    if (text === 'edit the note') writeFileSync(note, 'edited')
    writeFileSync(to, text)`
  const copying = (from: string, to: string) => ({
    outputs: [at(to)],
    command: ['node', '-e', script, at(from), at(to), at('note')] as const,
  })
  const steps = {
    copy: { after: [], inputs: [at('source'), at('note')], ...copying('source', 'copy') },
    'copy-of-copy': { after: ['copy' as const], inputs: [at('copy')], ...copying('copy', 'copy-of-copy') },
  }
  return make({ steps, memory: at('memory') }, ['copy-of-copy'])
}

function at(name: string): string {
  return join(folder, name)
}

function read(name: string): string {
  return readFileSync(at(name), 'utf8')
}

function write(name: string, text: string): void {
  writeFileSync(at(name), text)
}
