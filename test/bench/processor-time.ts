import { readFileSync, readdirSync } from 'node:fs'

/** Clock ticks of /proc/stat per second: 100 on every Linux that runs Node. */
const TICKS_PER_SECOND = 100
const BUSY = ['user', 'nice', 'system', 'idle', 'iowait', 'irq', 'softirq', 'steal'].flatMap((name, index) =>
  name === 'idle' || name === 'iowait' ? [] : [index],
)

/** CPU seconds of all threads of a process so far; 0 if it has ended. */
export function cpuSecondsOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const ns = threads.map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    )
    return ns.reduce((sum, one) => sum + one, 0) / 1e9
  } catch {
    return 0
  }
}

/** CPU seconds of the whole machine so far. */
export function machineCpuSeconds(): number {
  const ticks = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.trim().split(/\s+/).slice(1).map(Number) ?? []
  return BUSY.reduce((sum, index) => sum + (ticks[index] ?? 0), 0) / TICKS_PER_SECOND
}

export function rssMiBOf(pid: number): number {
  const [, kiB = '0'] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB/m) ?? []
  return Number(kiB) / 1024
}

/** The children of a process with this name, read from /proc, because a bare Debian has no ps. */
export function childrenOf(pid: number, name: string): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((child) => child !== '' && readFileSync(`/proc/${child}/comm`, 'utf8').trim() === name)
    .map(Number)
}
