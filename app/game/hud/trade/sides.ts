import type { ShownTrade, TradeSide } from '#app/game/model/account/trade-queries.ts'

const NOTHING: TradeSide = { dogId: 0, bones: 0, hasAgreed: false, things: [] }

/** A trade from the side of one of its dogs. */
export function sidesOf({ sides }: Pick<ShownTrade, 'sides'>, dogId: number): { mine: TradeSide; theirs: TradeSide } {
  return {
    mine: sides.find((side) => side.dogId === dogId) ?? NOTHING,
    theirs: sides.find((side) => side.dogId !== dogId) ?? NOTHING,
  }
}

/** The typed number of bones, as a whole number from 0 to what the dog has. */
export function bonesMeant(text: string, most: number): number {
  const number = Math.floor(Number(text.replaceAll(/\s/g, '')))
  return Number.isFinite(number) ? Math.max(0, Math.min(number, most)) : 0
}
