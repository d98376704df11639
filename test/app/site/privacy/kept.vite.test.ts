import { getTableName } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { KEPT, STORED } from '#app/site/privacy/kept.ts'
import { POLICIES } from '#worker/privacy/privacy-db.ts'

const SOURCES = import.meta.glob<string>(['../../../../{app,durable,worker}/**/*.{ts,tsx}', '!**/built/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const TOLD_IN = '/app/site/privacy/kept.ts'
const told = Object.entries(SOURCES).find(([path]) => path.endsWith(TOLD_IN))?.[1] ?? ''

/** What is found by the pattern in all files but the one that tells it. */
function found(pattern: RegExp): Set<string> {
  const others = Object.entries(SOURCES).filter(([path]) => !path.endsWith(TOLD_IN))
  return new Set(others.flatMap(([, text]) => [...text.matchAll(pattern)].map(([, name = '']) => name)))
}

/** Times for which nothing about a person is kept. */
const OF_NOBODY = [
  // Bugs, which are counted without users.
  'FAULTS_KEPT_MS',
  // For how long a dog with a lost connection keeps its place, and a round may still be finished.
  'DROPPED_KEPT_MS',
  'ROUND_KEPT_MS',
]

it('the page of privacy tells of every table about somebody, and of no other', () => {
  const tables = new Set<string>(KEPT.flatMap(({ tables: of }) => of))
  const known = new Set(POLICIES.map(({ table }) => getTableName(table)))
  expect([...known].filter((table) => !tables.has(table))).toEqual([])
  expect([...tables].filter((table) => !known.has(table))).toEqual([])
})

it('the page of privacy tells every time after which something about somebody is deleted', () => {
  const times = found(/export const (\w+_KEPT_MS)\b/g)
  expect(times.size).toBeGreaterThan(8)
  expect([...times].filter((name) => !OF_NOBODY.includes(name) && !told.includes(`: ${name}`))).toEqual([])
})

it('the page of privacy names everything that a page stores in the browser', () => {
  const names = STORED.flatMap(({ names: all }) => all)
  const kept = found(/['`](voffpark[.-][\w.-]+)/g)
  const others = [
    'voffpark-demo',
    'voffpark-rooms',
    'voffpark-rooms-demo',
    'voffpark-sandbox',
    'voffpark-sandbox-demo',
    'voffpark-local',
    'voffpark.json',
    'voffpark.probe',
  ]
  const ids = ['voffpark-awake', 'voffpark-retry', 'voffpark-pixel-']
  const isTold = (name: string) => names.some((beginning) => name.startsWith(beginning))
  expect([...kept].filter((name) => ![...others, ...ids].includes(name) && !isTold(name))).toEqual([])
  expect(names.filter((name) => ![...kept].some((one) => one.startsWith(name)))).toEqual([])
})
