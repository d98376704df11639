import { schema, t } from '@colyseus/schema'

/** A walk of the park: the tile that a dog goes to, and when it started (ms, modulo 65,536). */
export const Player = schema({ x: t.number(), y: t.number(), startedAt: t.uint16() }, 'Player')
export const State = schema({ players: t.map(Player) }, 'State')
