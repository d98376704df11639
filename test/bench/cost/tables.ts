import type { Counts } from './counts.ts'
import { MIXES, monthOf } from './mixes.ts'
import type { Counted, MixName } from './mixes.ts'
import { MESSAGES_PER_REQUEST, PRICES, monthlyUsd } from './prices.ts'
import type { Billed } from './prices.ts'

/** Sizes of a month: one that mostly fits into what the plan includes, and one that does not. */
const PLAYERS = [1000, 100_000]

type Cell = string | number

/** A row for each action, with what is billed of it. */
export function actionTable(counted: Readonly<Record<string, Counts>>): string {
  const rows = Object.entries(counted).map(([name, counts]) => [
    name,
    counts.workerRequests,
    rounded(counts.roomRequests + counts.alarms + counts.roomMessages / MESSAGES_PER_REQUEST),
    counts.alarms,
    counts.saveAlarms,
    `${rounded(counts.d1ReadTrips)}R ${rounded(counts.d1WriteTrips)}W (${rounded(counts.d1Statements)})`,
    rounded(counts.d1RowsRead),
    rounded(counts.d1RowsWritten),
    rounded(counts.roomRowsRead),
    rounded(counts.roomRowsWritten),
    counts.roomRowsSaved,
    counts.timerMs,
  ])
  const head = ['action', 'Worker', 'room', 'alarms', 'save alarms', 'D1 trips (q)', 'rows read', 'rows written']
  return tableOf([...head, 'room rows read', 'written', 'saved', 'timer ms'], rows)
}

/** A row for each mix and size, USD a month. */
export function monthTable(counted: Counted): string {
  const rows = mixNames().flatMap((name) =>
    PLAYERS.map((players) => {
      const { units, awakeShare, d1BusyShare, d1GbAMonth } = monthOf(counted, MIXES[name], players)
      const usd = monthlyUsd(units)
      return [
        `${players} ${name}`,
        ...billed().map((unit) => Math.round(usd[unit])),
        Math.round(usd.total),
        Math.round((usd.total / players) * 1000),
        `${Math.round(awakeShare * 100)} %`,
        `${Math.round(d1BusyShare * 100)} %`,
        rounded(d1GbAMonth),
      ]
    }),
  )
  return tableOf(
    ['USD a month', ...billed(), 'total', 'per 1,000', 'rooms awake', 'one D1 busy', 'D1 GB more a month'],
    rows,
  )
}

export function mixNames(): MixName[] {
  return ['usual', 'w1']
}

function billed(): Billed[] {
  const names: readonly string[] = Object.keys(PRICES)
  const isBilled = (name: string): name is Billed => name in PRICES
  return names.filter(isBilled)
}

function rounded(count: number): number {
  return Number(count.toFixed(2))
}

function tableOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const all = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const lines = all.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))),
  )
  return lines.map((cells) => cells.join('  ')).join('\n')
}
