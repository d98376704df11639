import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import type { Rollup } from 'vite'
import { expect, it } from 'vitest'
import config from '../../vite.config.ts'

const SOURCES = {
  'entry.js': "import { menu } from './menu.js'\nimport { page } from './page.js'\nconsole.log(menu, page)",
  'menu.js': "import { words } from './words.js'\nexport const menu = () => words",
  'page.js': "import { menu } from './menu.js'\nexport const page = () => menu()",
  'words.js': "export const words = ['hej']",
}

/**
 * Builds these modules with the warnings of our own build, and puts each module into the file that `fileOf` returns.
 */
async function built(fileOf: (module: string) => string | undefined) {
  const { build: options } = config({ command: 'build', mode: 'production', isSsrBuild: false })
  const onwarn = (options?.rollupOptions as Rollup.RollupOptions).onwarn
  const folder = await mkdtemp(join(tmpdir(), 'voffpark-chunks-'))
  try {
    for (const [name, text] of Object.entries(SOURCES)) await writeFile(join(folder, name), text)
    const manualChunks = (id: string) => fileOf(id.split('/').at(-1) ?? '')
    const rollupOptions = { input: join(folder, 'entry.js'), onwarn, output: { manualChunks } }
    return await build({ configFile: false, root: folder, logLevel: 'silent', build: { write: false, rollupOptions } })
  } finally {
    await rm(folder, { recursive: true })
  }
}

it('fails a build in which a module in the wrong file makes files import each other', async () => {
  const inFiles = (files: Record<string, string>) => built((module) => files[module])
  // The page imports the menu, and the menu imports the words.
  await expect(inFiles({ 'menu.js': 'frame', 'words.js': 'page', 'page.js': 'page' })).rejects.toThrow('Circular chunk')
  await expect(inFiles({ 'menu.js': 'frame', 'words.js': 'frame', 'page.js': 'page' })).resolves.toBeDefined()
})
