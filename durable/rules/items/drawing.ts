/** [Z3] For how long players may enter the draw for rare goods, ms: whoever comes once a day misses none. */
export const DRAW_OPEN_MS = 24 * 60 * 60 * 1000

/** [Z5] The most pieces in one delivery. */
export const PIECES_MAX = 3

/** [Z4] The most lots of one user: one, and one more for each draw lost since the last win. */
export const LOTS_MAX = 6

/** A user in the draw; `lost` is the number of draws lost since the last win. */
type Entrant = { user: number; lost: number }

/** [Z4] Draws the users who may buy one of `pieces`, by their lots; each user at most once. `random` is in [0, 1). */
export function drawWinners(entrants: readonly Entrant[], pieces: number, random: () => number): number[] {
  const left = entrants.map(({ user, lost }) => ({ user, lots: Math.min(LOTS_MAX, 1 + lost) }))
  const winners: number[] = []
  while (winners.length < pieces && left.length > 0) {
    let lot = random() * left.reduce((sum, { lots }) => sum + lots, 0)
    const drawn = left.findIndex(({ lots }) => (lot -= lots) < 0)
    const [winner] = left.splice(drawn === -1 ? left.length - 1 : drawn, 1)
    if (winner) winners.push(winner.user)
  }
  return winners
}
