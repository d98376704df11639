import type { Pass } from './order.ts'
import type { Traffic } from './traffic.ts'
import type { Walker } from './workload.ts'

/** Called with each walk that an observer is sent, and its goal. */
export type Look = (dog: number, x: number, y: number) => void

export type Client = Walker & { traffic: Traffic }

/** Brings one dog in. `look` is null for dogs that only walk and talk. */
export type Join = (url: string, pass: Pass, look: Look | null) => Promise<Client>
