import { readFileSync } from 'node:fs'

/** Process ids of the workerd children of a process, ours if none is named, by /proc: a bare Debian has no ps. */
export function workerdChildren(parent = process.pid): number[] {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ')
  return children
    .filter((pid) => pid !== '' && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'workerd')
    .map(Number)
}

/** Memory of a process that is in use, MiB. */
export function residentMiB(pid: number): number {
  const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kib) / 1024
}
