/** [Z3] How long one may put oneself down for rare goods, ms. */
export const DRAW_OPEN_MS = 10 * 60 * 1000

/** [Z5] Pieces of a delivery, at most. */
export const PIECES_MAX = 3

/** [Z4] Each draw that somebody has lost since they last won is a lot more, up to so many. */
export const LOTS_MAX = 6

/** Who takes part, and how many draws they have lost since they last won. */
export type Entrant = { user: number; lost: number }

/** [Z4] Who may buy one of so many pieces: everybody's lots in one hat, everybody drawn once at most. */
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
