import { once } from 'node:events'
import { join, relative, sep } from 'node:path'
import { watch } from 'chokidar'

/** The sources of the build steps that people edit. */
const FOLDERS = ['app', 'durable', 'worker', 'public']
const FILES = ['wrangler.toml', 'vite.config.ts', 'tsconfig.json', 'package.json']
/** What the build itself writes there. */
const BUILT = /^(app\/art\/built|app\/built|public\/news)(\/|$)/
/**
 * How long to wait for further changes, ms, because editors write a file in several steps and a branch switch changes
 * many files.
 */
const SETTLED_MS = 150

/**
 * Calls `rebuild` after each change of the sources below `root`, one call at a time; changes during a call lead to one
 * more. Resolves when it watches, with a function that stops it.
 */
export async function onChange(rebuild: () => Promise<unknown>, root = '.'): Promise<() => Promise<void>> {
  let hasChanged = false
  let isBuilding = false
  let timer: NodeJS.Timeout | undefined

  const watched = [...FOLDERS, ...FILES].map((path) => join(root, path))
  const watcher = watch(watched, { ignored: isBuilt, ignoreInitial: true })
  watcher.on('all', changed)
  await once(watcher, 'ready')
  return () => watcher.close()

  function isBuilt(path: string): boolean {
    return BUILT.test(relative(root, path).replaceAll(sep, '/'))
  }

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
