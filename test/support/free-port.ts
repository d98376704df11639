import { portToListenOn } from '#worker/local/server/port.ts'

/**
 * Below the ports that a system gives to outgoing connections and to servers that ask for any port: those begin at
 * 32,768 on Linux, and at 49,152 on macOS and Windows.
 */
const LOWEST = 20_000
const HIGHEST = 32_767
const MOST_TRIES = 20

/**
 * A port of this machine that nobody listens to now, from 20,000 to 32,767. The system gives such a port to nobody, so
 * it stays free until a server opens on it, and while that server is opened again.
 *
 * @throws Fault if nobody can listen on any of 20 such ports
 */
export async function freePort(): Promise<number> {
  for (let tries = 1; ; tries++) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST + 1))
    try {
      return await portToListenOn(String(port))
    } catch (error) {
      if (tries === MOST_TRIES) throw error
    }
  }
}
