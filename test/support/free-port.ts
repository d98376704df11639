import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that a system gives to outgoing connections and to servers that ask for any port: those begin at
 * 32,768 on Linux, and at 49,152 on macOS and Windows.
 */
const LOWEST = 20_000
const HIGHEST = 32_767

/**
 * A port of this machine that nobody listens to now, from 20,000 to 32,767. The system gives such a port to nobody, so
 * it stays free until a server opens on it, and while that server is opened again.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST + 1))
    if (await canListen(port)) return port
  }
}

async function canListen(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
