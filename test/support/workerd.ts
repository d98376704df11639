import { readFileSync } from 'node:fs'

/**
 * The process ids of the workerd children of a process (by default this one), read from /proc, because a bare Debian
 * has no ps.
 */
export function workerdChildren(parent = process.pid): number[] {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ')
  return children
    .filter((pid) => pid !== '' && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'workerd')
    .map(Number)
}

/** The resident memory, MiB. */
export function residentMiB(pid: number): number {
  const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kib) / 1024
}
