import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Fault } from './fault.ts'

/**
 * Takes a folder for this process, until the returned function is called or the process ends. A socket says who has it,
 * since a file would stay after a process that was killed. @throws Fault with `taken` if another process has the folder
 */
export async function claim(folder: string, taken: string): Promise<() => void> {
  const name = `voffpark-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 24)}`
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
  const server = createServer((socket) => socket.destroy()).unref()
  const listen = () => once(server.listen(path), 'listening')
  try {
    await listen()
  } catch {
    if (await answers(path)) throw new Fault(taken)
    rmSync(path, { force: true })
    await listen()
  }
  return () => void server.close()
}

async function answers(path: string): Promise<boolean> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
