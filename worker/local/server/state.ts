import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../fault.ts'

/** A park with its seed takes some 5 MB; SQLite needs as much again while it writes. */
const ROOM_MIN_BYTES = 32 * 2 ** 20

/** @throws Fault if nothing can be stored in the folder: it cannot be created or written, or the disk is full */
export function checkWritable(state: string, freeBytes: (folder: string) => number = freeBytesAt): void {
  const probe = join(state, `.probe-${process.pid}`)
  try {
    mkdirSync(state, { recursive: true })
    writeFileSync(probe, 'x')
    rmSync(probe)
  } catch (error) {
    if (isFull(error)) throw diskFull(state)
    throw new Fault(`The park cannot keep anything in ${state}: ${String(error)}.`)
  }
  if (freeBytes(state) < ROOM_MIN_BYTES) throw diskFull(state)
}

/**
 * The version of a state is the list of migrations of its database.
 * @throws Fault if one of them is unknown here, because the state belongs to another version of Voffpark
 */
export function checkVersion(state: string, applied: readonly string[], known: readonly string[] = migrations()): void {
  const unknown = applied.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new Fault(
    `The state in ${state} is of another version of Voffpark: its database went through ${unknown.join(', ')}, which this version does not know. Check out the version that made it, or choose another folder: PERSIST_TO=.wrangler/other npm start`,
  )
}

/** The migrations of this version. */
export function migrations(): string[] {
  return readdirSync('migrations')
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
}

/** Whether the folder has a database. */
export function hasDatabase(state: string): boolean {
  return existsSync(join(state, 'v3/d1'))
}

function diskFull(state: string): Fault {
  return new Fault(
    `The disk is full: the park needs ${ROOM_MIN_BYTES / 2 ** 20} MB free for its state in ${state}. Free some, or choose a folder on another disk: PERSIST_TO=/elsewhere npm start`,
  )
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

function freeBytesAt(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
