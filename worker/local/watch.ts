import { watch } from 'node:fs'

/** Everything that steps of the build read, as far as people edit it. */
const FOLDERS = ['app', 'durable', 'worker', 'public']
const FILES = ['wrangler.toml', 'vite.config.ts', 'tsconfig.json', 'package.json']
/** What the build itself writes there. */
const BUILT = /^(app\/art\/built|app\/built|public\/news)(\/|$)/
/** Editors write a file in several goes, and a branch switch many files. */
const SETTLED_MS = 150

/** Calls `rebuild` after each change of the sources, one call at a time; changes during a call lead to one more. */
export function onChange(rebuild: () => Promise<unknown>): void {
  let hasChanged = false
  let isBuilding = false
  let timer: NodeJS.Timeout | undefined

  for (const folder of FOLDERS) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (!BUILT.test(`${folder}/${file}`.replaceAll('\\', '/'))) changed()
    })
  }
  // Editors put a new file in the place of the old one, so it is the folder that has to be watched.
  watch('.', (_event, file) => {
    if (file !== null && FILES.includes(file)) changed()
  })

  function changed() {
    hasChanged = true
    clearTimeout(timer)
    timer = setTimeout(() => void settle(), SETTLED_MS)
  }

  async function settle() {
    if (isBuilding) return
    isBuilding = true
    while (hasChanged) {
      hasChanged = false
      await rebuild()
    }
    isBuilding = false
  }
}
