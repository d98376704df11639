import type { Listening } from './order.ts'

type Place = { port: number; pid?: number; path?: string; inspector?: number }

/** Tells the bench, which has forked this process, where the server listens and whose CPU to measure. */
export function listening({ port, pid = process.pid, path = '', inspector }: Place): void {
  const attendants = pid === process.pid ? [] : [process.pid]
  const told: Listening = { url: `http://127.0.0.1:${port}${path}`, pid, attendants, inspector }
  process.send?.(told)
}
