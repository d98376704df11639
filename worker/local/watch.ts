import { watch } from 'node:fs'
import { run } from './run.ts'

const SOURCES = ['app', 'durable']
const SETTLED_MS = 150

/** Builds the pages now and after each change; wrangler serves what is built. */
export async function rebuildOnChange() {
  await build(['app/art'])
  let changed: string[] = []
  let building = false
  let timer: NodeJS.Timeout | undefined

  for (const folder of SOURCES) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || file.includes('built/')) return
      changed.push(`${folder}/${file}`)
      clearTimeout(timer)
      timer = setTimeout(() => void rebuild(), SETTLED_MS)
    })
  }

  async function rebuild() {
    if (building || changed.length === 0) return
    building = true
    const files = changed
    changed = []
    // What does not compile is shown and can be mended; the last good build stays up.
    await build(files).catch((error: unknown) => console.error(String(error)))
    building = false
    await rebuild()
  }
}

async function build(files: readonly string[]) {
  if (files.some((file) => file.startsWith('app/art/'))) await run('node', ['app/art/build.ts'])
  await run('gql.tada', ['generate-output', '--tsconfig', 'app/tsconfig.json'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await run('remix', ['vite:build', '--logLevel', 'warn'])
}
