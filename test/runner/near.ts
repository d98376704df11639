import { basename, dirname } from 'node:path'

export type Near = {
  /** Changed files that still exist, by path from the root of the repo. */
  changed: readonly string[]
  /** Folders, and files at the root, whose types and lint are checked. */
  folders: readonly string[]
  /** Changed sources, whose importing tests outside of workerd and the browser run. */
  sources: readonly string[]
  /** Folders and files of tests that run in workerd: those of the same noun. */
  workerd: readonly string[]
}

/** The projects of vitest that take seconds. */
export const QUICK = ['core', 'unit', 'pages', 'dom']
/** They read the whole tree, so no import leads to them. */
export const WHOLE_TREE = ['test/architecture', 'test/readmes', 'test/app/locales', 'test/app/text-sinks']

/** What is checked after a change of these files. */
export function near(changed: readonly string[]): Near {
  const sources = changed.filter((path) => /\.(ts|tsx)$/.test(path) && !path.includes('/built/'))
  return {
    changed,
    // A folder at the root is a large part of the tree.
    folders: [...new Set(sources.map((path) => (dirname(path).includes('/') ? dirname(path) : path)))],
    sources,
    workerd: [...new Set(sources.flatMap(workerdTestsOf))],
  }
}

function workerdTestsOf(path: string): string[] {
  const [, noun] = /^(?:test\/)?worker\/([a-z-]+)\//.exec(path) ?? []
  if (noun === undefined || noun === 'local') return []
  return path.startsWith('test/') && path.endsWith('.test.ts') ? [path] : [`test/worker/${noun}/`]
}

/**
 * The texts that files of the app show, found by the keys in them.
 * @param namespaces the texts of one language
 */
export function textsShown(files: readonly string[], namespaces: Readonly<Record<string, object>>): string[] {
  const keys = files.flatMap((file) =>
    [...file.matchAll(/\bt\(\s*['"`](?:\w+:)?([\w.]+)['"`]/g)].map(([, key = '']) => key),
  )
  return keys.flatMap((key) => Object.values(namespaces).flatMap((texts) => textAt(texts, key.split('.')) ?? []))
}

function textAt(texts: unknown, [name, ...rest]: readonly string[]): string | undefined {
  if (name === undefined) return typeof texts === 'string' ? texts : undefined
  return typeof texts === 'object' && texts !== null && Object.hasOwn(texts, name)
    ? textAt((texts as Record<string, unknown>)[name], rest)
    : undefined
}

/** Files of the browser's tests that name one of these texts. They are not run: that takes minutes. */
export function naming(texts: readonly string[], tests: ReadonlyMap<string, string>): string[] {
  const long = texts.filter((text) => text.length > 3 && !text.includes('{{'))
  return [...tests].filter(([, source]) => long.some((text) => source.includes(text))).map(([path]) => basename(path))
}
