import type { Cell, Peer } from './order.ts'

/** The peers that the others are compared with, within each block. */
const MEASURED_AGAINST: readonly Peer[] = ['before', 'colyseus', 'partyserver']

/** One cell as a line, printed while the bench runs. */
export function lineOf(cell: Cell): string {
  const { peer, dogs, p50, p95, p99, seen, serverCpu, botsCpu, foreignCpu } = cell
  const { cpuPer1000, bytesPerDogSecond, framesPerSecond, joinsPerSecond, rssMiB, lost } = cell
  return [
    peer.padEnd(11),
    `N ${dogs}`,
    `p50/95/99 ${ms(p50)} ${ms(p95)} ${ms(p99)} ms`,
    `${(cpuPer1000 * 1000).toFixed(2)} ms/1k`,
    `${bytesPerDogSecond.toFixed(2)} B/dog/s`,
    `${framesPerSecond.toFixed(0)} frames/s`,
    `${joinsPerSecond.toFixed(0)} joins/s`,
    `${rssMiB.toFixed(0)} MiB`,
    `seen ${(seen * 100).toFixed(1)} %`,
    `cpu ${serverCpu.toFixed(3)} bots ${botsCpu.toFixed(2)} foreign ${foreignCpu.toFixed(2)}`,
    ...(lost > 0 ? [`LOST ${lost}`] : []),
  ].join('  ')
}

/** The medians of all blocks, as a Markdown table. */
export function tableOf(blocks: readonly Cell[][], { foreignMax }: { foreignMax: number }): string {
  const all = blocks.flat()
  const rows = [...new Set(all.map(({ peer, dogs }) => `${dogs} ${peer}`))].map((name) => {
    const cells = all.filter(({ peer, dogs }) => `${dogs} ${peer}` === name)
    const median = (of: (cell: Cell) => number) => medianOf(cells.map(of))
    const [{ peer, dogs } = { peer: 'ours' as const, dogs: 0 }] = cells
    const isDisturbed = cells.some(({ foreignCpu }) => foreignCpu > foreignMax)
    return [
      `${dogs}`,
      peer + (isDisturbed ? ' (!)' : ''),
      ms(median(({ p50 }) => p50)),
      ms(median(({ p95 }) => p95)),
      ms(median(({ p99 }) => p99)),
      median(({ serverCpu }) => serverCpu).toFixed(3),
      (median(({ cpuPer1000 }) => cpuPer1000) * 1000).toFixed(2),
      median(({ bytesPerDogSecond }) => bytesPerDogSecond).toFixed(1),
      median(({ framesPerSecond }) => framesPerSecond).toFixed(0),
      median(({ joinsPerSecond }) => joinsPerSecond).toFixed(0),
      median(({ rssMiB }) => rssMiB).toFixed(0),
      (median(({ seen }) => seen) * 100).toFixed(1),
      `${median(({ botsCpu }) => botsCpu).toFixed(2)} / ${median(({ foreignCpu }) => foreignCpu).toFixed(2)}`,
    ]
  })
  return [markdown(HEAD, rows), '', markdown(RATIO_HEAD, ratiosOf(blocks))].join('\n')
}

const HEAD = [
  'dogs',
  'server',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'core',
  'CPU ms per 1,000 moves',
  'B/dog/s',
  'frames/s',
  'joins/s',
  'RSS MiB',
  'seen %',
  'CPU of bots / others',
]
const RATIO_HEAD = ['dogs', 'ours ÷', 'p99', 'CPU per move', 'B/dog/s', 'frames/s']

function ratiosOf(blocks: readonly Cell[][]): string[][] {
  const sizes = [...new Set(blocks.flat().map(({ dogs }) => dogs))]
  return sizes.flatMap((dogs) =>
    MEASURED_AGAINST.flatMap((name) => {
      const pairs = blocks.flatMap((cells) => {
        const ours = cells.find((cell) => cell.dogs === dogs && cell.peer === 'ours')
        const other = cells.find((cell) => cell.dogs === dogs && cell.peer === name)
        return ours && other ? [{ ours, other }] : []
      })
      if (pairs.length === 0) return []
      const ratio = (of: (cell: Cell) => number) => medianOf(pairs.map(({ ours, other }) => of(ours) / of(other)))
      const measures = [
        ratio(({ p99 }) => p99),
        ratio(({ cpuPer1000 }) => cpuPer1000),
        ratio(({ bytesPerDogSecond }) => bytesPerDogSecond),
        ratio(({ framesPerSecond }) => framesPerSecond),
      ]
      return [[`${dogs}`, name, ...measures.map((measure) => measure.toFixed(2))]]
    }),
  )
}

function markdown(head: readonly string[], rows: readonly string[][]): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => text.padStart(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width - 1) + ':').join(' | ')} |`, ...rows.map(line)].join(
    '\n',
  )
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

function ms(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(1)
}
