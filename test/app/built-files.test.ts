import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { builtFiles } from '#test/support/built-files.ts'

const FOLDER = 'build/client/assets'
/** Matches the static imports of a file, which must be loaded before it runs; dynamic imports do not count. */
const IMPORTS = /(?:from|import)\s*["']\.\/([\w.~-]+\.js)["']/g

/** The first import cycle; null if there is none. */
function ringAmong(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>()
  const look = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    for (const next of imports.get(file) ?? []) {
      const ring = look(next, [...path, file])
      if (ring) return ring
    }
    done.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const ring = look(file, [])
    if (ring) return ring
  }
  return null
}

it('the built scripts have no import cycle', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.js'))
  const imports = new Map(
    files.map((file) => {
      const text = readFileSync(`${FOLDER}/${file}`, 'utf8')
      return [file, [...text.matchAll(IMPORTS)].map(([, name = '']) => name)]
    }),
  )
  const sum = [...imports.values()].reduce((all, { length }) => all + length, 0)
  expect(sum).toBeGreaterThan(files.length)
  expect([...imports.values()].flat().filter((file) => !imports.has(file))).toEqual([])
  expect(ringAmong(imports)).toBeNull()
  const planted = new Map(imports).set('start.js', ['frame.js']).set('frame.js', ['start.js'])
  expect(ringAmong(planted)).toEqual(['start.js', 'frame.js', 'start.js'])
})

it('the names of the built files tell nothing, so no content blocker has one on its list', () => {
  const telling = readdirSync(FOLDER).filter((file) => !/^(manifest-)?[\da-f]+\.\w+$/.test(file))
  expect(telling).toEqual([])
  expect(builtFiles(/^consent-dialog\.client\.js$/)).toHaveLength(1)
})
