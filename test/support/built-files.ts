import { readFileSync } from 'node:fs'

let names: ReadonlyMap<string, string> | null = null

/** The names of the built files by their paths, which tell nothing; vite.config.ts writes them. */
function builtNames(): ReadonlyMap<string, string> {
  names ??= new Map(Object.entries<string>(JSON.parse(readFileSync('build/file-names.json', 'utf8'))))
  return names
}

/** The name of the built file at an address, "entry.client.js"; the path of any other address. */
export function nameOfFile(address: string): string {
  const { pathname } = new URL(address, 'http://park.invalid')
  return builtNames().get(pathname) ?? pathname
}

/** The paths of the built files whose names match, "/assets/…". */
export function builtFiles(name: RegExp): string[] {
  return [...builtNames()].flatMap(([path, known]) => (name.test(known) ? [path] : []))
}
