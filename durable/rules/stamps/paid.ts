import { isNight, isSnowy } from './season.ts'
import type { StampKey } from './stamps.ts'

/** How many bones a dig finds at once that has a stamp of its own: the most of a deck. */
const BIG_FIND = 4

/** An act that the ledger has performed, with what it has brought; `now` is epoch ms. */
export type PaidAct =
  | { type: 'sniff' | 'scoop' | 'buy' | 'friend' | 'right' }
  | { type: 'dig'; bones: number; isSpot?: boolean; hunt?: number }
  | { type: 'trail'; now: number }
  | { type: 'gift'; bones: number; isErrandDone: boolean }

/** [BK2] The stamps of an act of the ledger. Its op gives them, so a room need only tell of them. */
export function stampsOfAct(act: PaidAct): StampKey[] {
  switch (act.type) {
    case 'sniff':
    case 'scoop':
    case 'friend':
      return [act.type]
    case 'buy':
      return ['hat']
    case 'right':
      return ['answer']
    case 'dig':
      return [
        'hole',
        ...(act.bones >= BIG_FIND ? (['four-bones'] as const) : []),
        ...(act.isSpot ? (['spot'] as const) : []),
        ...(act.hunt === undefined ? [] : (['friday-hunt'] as const)),
      ]
    case 'trail':
      return [
        'trail',
        ...(isNight(act.now) ? (['trail-night'] as const) : []),
        ...(isSnowy(act.now) ? (['trail-snow'] as const) : []),
      ]
    case 'gift':
      return [...(act.bones > 0 ? (['garm'] as const) : []), ...(act.isErrandDone ? (['errand'] as const) : [])]
  }
}
