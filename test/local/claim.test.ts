import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { claim } from '#worker/local/claim.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voffpark-claim-'))
  return () => rmSync(folder, { recursive: true })
})

it('refuses a folder that another has, with the sentence', async () => {
  const release = await claim(folder, 'It is taken.')
  await expect(claim(folder, 'It is taken.')).rejects.toThrow('It is taken.')
  release()
})

it('gives a folder that was released', async () => {
  const release = await claim(folder, 'It is taken.')
  release()
  ;(await claim(folder, 'It is taken.'))()
})

it('gives a folder whose process was killed', async () => {
  const script = `
    import { claim } from './worker/local/claim.ts'
    await claim(${JSON.stringify(folder)}, 'It is taken.')
    console.log('claimed')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  await expect(claim(folder, 'It is taken.')).rejects.toThrow('It is taken.')
  child.kill('SIGKILL')
  await once(child, 'exit')
  ;(await claim(folder, 'It is taken.'))()
})
