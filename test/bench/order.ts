/** The measured peers, in the order of a block. */
export const PEERS = ['ws', 'socket.io', 'partyserver', 'ours', 'colyseus'] as const
/** Measured only when named: Colyseus without the start time of a walk; with `--old`: our room of another checkout. */
const EXTRA = ['colyseus-xy', 'before'] as const
export type Peer = (typeof PEERS)[number] | (typeof EXTRA)[number]

/** With more dogs a naive broadcast is overloaded, and the measurement only shows a growing queue. */
const DOGS_MAX: Record<Peer, number> = {
  ws: 400,
  'socket.io': 400,
  partyserver: 400,
  ours: Infinity,
  before: Infinity,
  colyseus: Infinity,
  'colyseus-xy': Infinity,
}

export function copesWith(peer: Peer, dogs: number): boolean {
  return dogs <= DOGS_MAX[peer]
}

export function isPeer(name: string): name is Peer {
  return [...PEERS, ...EXTRA].some((peer) => peer === name)
}

/** A dog of the park and a session of its owner. */
export type Pass = { dog: number; session: string }

/** What a server's process reports when it listens. `attendants` are processes that belong to it and serve nobody. */
export type Listening = { url: string; pid: number; attendants: number[]; inspector?: number }

export type Order = {
  peer: Peer
  server: Listening
  /** The module with the client of `before`. */
  client?: string
  /** Processes of the bench besides server and bots. */
  bench: number[]
  dogs: number
  passes: readonly Pass[]
  warmUpSeconds: number
  seconds: number
  seed: number
}

/** The measurement of one peer with so many dogs. CPU is in cores, 1 = one core all the time. */
export type Cell = {
  peer: Peer
  dogs: number
  p50: number
  p95: number
  p99: number
  /** The share of expected sights that were seen, 0 to 1. */
  seen: number
  serverCpu: number
  botsCpu: number
  foreignCpu: number
  /** CPU seconds of the server per 1,000 moves delivered. */
  cpuPer1000: number
  bytesPerDogSecond: number
  framesPerSecond: number
  joinsPerSecond: number
  rssMiB: number
  /** Bots that lost their socket. */
  lost: number
}
