import { bearingOf } from '#app/game/model/world/whereabouts.ts'
import type { Bearing } from '#app/game/model/world/whereabouts.ts'
import type { WireFestive } from '#durable/protocol/messages.ts'
import { FESTIVE_KINDS } from '#durable/rules/committee/festive.ts'
import type { FestiveKind } from '#durable/rules/committee/festive.ts'
import type { Tile } from '#durable/rules/tiles.ts'

/** The pieces of a kind: how many there are, and the nearest one. */
export type SomePieces = Bearing & { kind: FestiveKind; count: number; nearest: WireFestive }

/** The festive pieces of a room as seen from a tile, by kind. */
export function piecesHere(pieces: readonly WireFestive[], here: Tile): SomePieces[] {
  return FESTIVE_KINDS.flatMap((kind) => {
    const some = pieces.filter((piece) => piece.kind === kind)
    const away = ({ x, y }: Tile) => Math.hypot(x - here.x, y - here.y)
    const [nearest] = some.toSorted((one, other) => away(one) - away(other))
    return nearest ? [{ kind, count: some.length, nearest, ...bearingOf(here, nearest) }] : []
  })
}

/** How often each kind is among these, in the order in which the kinds first come. */
export function countedKinds(kinds: readonly FestiveKind[]): { kind: FestiveKind; count: number }[] {
  return [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }))
}
