import { parseArgs } from 'node:util'
import type { Part } from './part.ts'

export type Choice = {
  /** Only the checks that run no tests. */
  isStatic: boolean
  /** Projects of vitest; all if empty. */
  projects: readonly string[]
  /** Parts of paths of test files; all files if empty. */
  files: readonly string[]
  /** How often the tests run. */
  rounds: number
  /** The number of busy loops beside them. */
  loops: number
}

export function readChoice(args: readonly string[]): Choice {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      static: { type: 'boolean', default: false },
      project: { type: 'string', multiple: true, default: [] },
      again: { type: 'string', default: '1' },
      beside: { type: 'string', default: '0' },
    },
  })
  return {
    isStatic: values.static,
    projects: values.project,
    files: positionals,
    rounds: count('--again', values.again, 1),
    loops: count('--beside', values.beside, 0),
  }
}

/** The chosen parts, and those that they need. */
export function withNeeds(names: readonly string[], all: readonly Part[]): readonly Part[] {
  const unknown = names.find((name) => !all.some((part) => part.name === name))
  if (unknown !== undefined)
    throw new Error(`There is no ${unknown}; there are ${all.map(({ name }) => name).join(', ')}.`)
  const chosen = new Set(names)
  for (const name of chosen)
    for (const part of all) if (part.name === name) part.needs.forEach((need) => chosen.add(need))
  return all.filter(({ name }) => chosen.has(name))
}

function count(option: string, text: string, min: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < min) throw new Error(`${option} takes a whole number from ${min} on.`)
  return number
}
