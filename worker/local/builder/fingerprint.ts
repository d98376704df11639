import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A hash of the names and contents of these files, and of all files in these folders. A missing path is a part of the
 * hash. Times are ignored, because git and npm change them without changing a file.
 */
export function fingerprint(paths: readonly string[], isLeftOut: (path: string) => boolean = () => false): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesIn(path, isLeftOut)) {
      const content = readFileSync(file)
      hash.update(`${file}\0${content.length}\0`).update(content)
    }
    hash.update(`${path}\0`)
  }
  return hash.digest('hex')
}

function filesIn(path: string, isLeftOut: (path: string) => boolean): string[] {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats || isLeftOut(path)) return []
  if (!stats.isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name), isLeftOut))
}
