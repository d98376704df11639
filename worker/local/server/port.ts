import { createServer } from 'node:net'
import { Fault } from '../fault.ts'

/** The two addresses that browsers try for "localhost". */
const LOOPBACK = ['127.0.0.1', '::1']

/** @throws Fault if `text` is no port number, or nobody can listen on the port now */
export async function portToListenOn(text: string): Promise<number> {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Fault(`PORT is "${text}", which is no port: it is a number from 1 to 65535.`)
  }
  for (const host of LOOPBACK) {
    const code = await whyNotListen(host, port)
    if (code === 'EADDRINUSE') throw portTaken(port)
    if (code === 'EACCES') throw new Fault(`Port ${port} needs rights that you do not have. Try PORT=9000 npm start.`)
  }
  return port
}

export function portTaken(port: number): Fault {
  return new Fault(
    `Port ${port} is taken, perhaps by another Voffpark. Close what listens there, or choose another port and folder: PORT=${port + 1} PERSIST_TO=.wrangler/other npm start`,
  )
}

/**
 * The error code of listening; null if it works. An address that this machine does not have (no IPv6) counts as
 * working.
 */
function whyNotListen(host: string, port: number): Promise<string | null> {
  return new Promise((done) => {
    const probe = createServer()
    probe.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? null))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done(null)))
  })
}
