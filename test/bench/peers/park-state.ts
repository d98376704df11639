import { schema, t } from '@colyseus/schema'

/** What a walk of the park is: the tile that a dog goes to, and when it set out (ms, modulo 65,536). */
export const Player = schema({ x: t.number(), y: t.number(), startedAt: t.uint16() }, 'Player')
export const State = schema({ players: t.map(Player) }, 'State')
