import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it as base, vi } from 'vitest'
import { onChange } from '#worker/local/watch.ts'

/** A tree of sources, and how often it would have been rebuilt. */
const it = base.extend('watched', async ({}, { onCleanup }) => {
  const root = mkdtempSync(join(tmpdir(), 'voffpark-watch-'))
  for (const folder of ['app/built', 'durable', 'worker', 'public']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'app/page.ts'), 'one')
  for (const file of ['wrangler.toml', 'vite.config.ts', 'tsconfig.json', 'package.json']) {
    writeFileSync(join(root, file), 'one')
  }
  const rebuild = vi.fn(async () => {})
  const stop = await onChange(rebuild, root)
  onCleanup(async () => {
    await stop()
    rmSync(root, { recursive: true })
  })
  return { root, rebuild }
})

it.for(['app/page.ts', 'wrangler.toml'])(
  'rebuilds each time that an editor replaces %s by a new file',
  async (file, { watched: { root, rebuild } }) => {
    for (const [before, words] of ['two', 'three', 'four'].entries()) {
      writeFileSync(join(root, 'new'), words)
      renameSync(join(root, 'new'), join(root, file))
      await vi.waitFor(() => expect(rebuild).toHaveBeenCalledTimes(before + 1), 10_000)
    }
  },
)

it('rebuilds for a file in a folder that did not exist before', async ({ watched: { root, rebuild } }) => {
  mkdirSync(join(root, 'app/game'))
  writeFileSync(join(root, 'app/game/dog.ts'), 'one')
  await vi.waitFor(() => expect(rebuild).toHaveBeenCalledTimes(1), 10_000)
})

it('does not rebuild for what the build writes', async ({ watched: { root, rebuild } }) => {
  writeFileSync(join(root, 'app/built/graphql.ts'), 'one')
  writeFileSync(join(root, 'worker/gate.ts'), 'one')
  await vi.waitFor(() => expect(rebuild).toHaveBeenCalled(), 10_000)
  expect(rebuild).toHaveBeenCalledTimes(1)
})
