import type { DatabaseSync } from 'node:sqlite'
import { runAllIn } from './sqlite-d1.ts'
import type { RunAll, Statement } from './sqlite-d1.ts'

/** How the database performs an op wrongly; `op` is its id. */
type Wrong = {
  /** SQL that takes away what would notice the mistake. */
  without?: string
  /** The statements that are left out. */
  leavesOut?: (statement: Statement, op: string) => boolean
  /** Whether an op that was done before is done once more. */
  repeats?: (op: string) => boolean
  /** What a refused op has written is not rolled back. */
  isKept?: boolean
}

const isDemandOf = (word: string) => (statement: Statement) =>
  statement.sql.startsWith('insert into demand') && statement.params[0] === word

/** The mistakes that can be planted between the acts and their database. */
const WRONGS = {
  'does an op as often as it is asked for': { repeats: () => true },
  'lets the other half of a refused op stand': { without: 'pragma foreign_keys = off', isKept: true },
  'lets a purse go below nothing': {
    without: 'pragma ignore_check_constraints = on',
    leavesOut: isDemandOf('too-few-bones'),
  },
  'takes a thing wherever it is': { leavesOut: isDemandOf('item-gone') },
  'trades what was offered without looking again': {
    leavesOut: (statement, op) => op.startsWith('trade:') && isDemandOf('trade-gone')(statement),
  },
  'pays only one side': {
    without: 'drop trigger op_balanced',
    leavesOut: ({ sql }) => sql.startsWith('insert into leg') && sql.includes('-('),
  },
  'gives as many lives as a rebirth is asked for': { repeats: (op) => op.startsWith('rebirth:') },
} satisfies Record<string, Wrong>
export type Mistake = keyof typeof WRONGS
export const MISTAKES = Object.keys(WRONGS) as Mistake[]

/** Runs the batches of ops with a mistake, and all others as they are. */
export function wrongly(sqlite: DatabaseSync, mistake: Mistake): RunAll {
  const { without, leavesOut, repeats, isKept }: Wrong = WRONGS[mistake]
  if (without !== undefined) sqlite.exec(without)
  return (statements) => {
    const [first] = statements
    // Each op begins with this demand (worker/ledger/operation.ts).
    if (!first || !isDemandOf('op-known')(first)) return runAllIn(sqlite, statements)
    const op = String(first.params[1])
    const run = (all: readonly Statement[]) => runAllIn(sqlite, all, { isKept })
    const left = statements.filter((statement) => !leavesOut?.(statement, op))
    try {
      return run(left)
    } catch (error) {
      if (!repeats?.(op) || !String(error).includes('op-known')) throw error
      const again = (param: Statement['params'][number]) => (param === op ? `${op} again` : param)
      return run(left.map(({ sql, params }) => ({ sql, params: params.map(again) })))
    }
  }
}
