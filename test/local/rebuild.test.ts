import { expect, it, vi } from 'vitest'
import { Fault } from '#worker/local/fault.ts'
import { rebuild } from '#worker/local/server/rebuild.ts'

it('serves the new code if a step was made', async () => {
  expect(await rebuilding(async () => ['site'])).toEqual({ replaced: 1, printed: ['  the park runs the new code'] })
})

it('replaces nothing if no step was made', async () => {
  expect(await rebuilding(async () => [])).toEqual({ replaced: 0, printed: [] })
})

it('keeps the last good build served after one that failed, and prints why it failed', async () => {
  const failing = () => Promise.reject(new Fault('remix vite:build failed'))
  expect(await rebuilding(failing)).toEqual({ replaced: 0, printed: ['remix vite:build failed'] })
})

async function rebuilding(build: () => Promise<string[]>) {
  const replaceCode = vi.fn(async () => {})
  const printed: string[] = []
  await rebuild({ build, server: { replaceCode }, print: (line) => printed.push(line) })
  return { replaced: replaceCode.mock.calls.length, printed }
}
