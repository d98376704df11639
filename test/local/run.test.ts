import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'

it('ends a command that is running when the process ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'voffpark-run-'))
  const file = join(folder, 'pid')
  const command = `require('fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => {}, 1000)`
  const script = `
    import { runQuietly } from './worker/local/run.ts'
    process.on('SIGTERM', () => process.exit(1))
    await runQuietly([process.execPath, '-e', ${JSON.stringify(command)}])`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' })
  const pid = await vi.waitFor(() => Number(/^\d+$/.exec(readFileSync(file, 'utf8'))![0]), { timeout: 60_000 })
  child.kill('SIGTERM')
  await once(child, 'exit')
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), { timeout: 10_000 })
  rmSync(folder, { recursive: true })
})

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
