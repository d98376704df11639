import type { GameKey } from '#durable/rules/games/games.ts'
import type { Interval } from '#worker/db/schema/highscores.ts'

/** The best of a dog in each interval; a longer one holds the shorter ones, so its score is never lower. */
export type SeedScores = { dog: string } & Record<Interval, number>

/** Dog, today, this week, this year, ever. */
type Row = readonly [dog: string, daily: number, weekly: number, yearly: number, allTime: number]

function scores(...rows: Row[]): SeedScores[] {
  return rows.map(([dog, Daily, Weekly, Yearly, AllTime]) => ({ dog, Daily, Weekly, Yearly, AllTime }))
}

export const SCORES: Record<GameKey, SeedScores[]> = {
  KnogleKnas: scores(
    ['Balder', 4820, 5980, 8540, 8540],
    ['Fru Fnug', 4515, 5105, 6320, 6320],
    ['Skipper', 4210, 4388, 5870, 6015],
    ['Fru Pjuske', 3980, 4700, 7215, 9480],
    ['Åse', 3644, 4105, 8105, 8105],
    ['Lakrits', 3120, 5322, 6690, 7040],
    ['Bella', 2955, 5410, 7020, 7020],
    ['Mugge', 2876, 2876, 4960, 4960],
    ['Kåre', 2410, 4688, 5410, 8870],
    ['Ulv', 2280, 4950, 8322, 8322],
    ['Kaptein Bid', 2105, 6240, 9420, 9420],
    ['Snøfte', 1990, 5710, 8870, 8990],
  ),
  JumpingDog: scores(
    ['Kaptein Bid', 311, 342, 388, 402],
    ['Biscuit', 297, 297, 351, 351],
    ['Luna', 284, 325, 340, 340],
    ['Viggo', 251, 318, 395, 395],
    ['Torsten', 238, 260, 302, 302],
    ['Bella', 226, 240, 315, 315],
    ['Ulv', 219, 305, 366, 366],
    ['Saga', 204, 260, 371, 428],
    ['Max', 188, 196, 233, 233],
    ['Balder', 171, 288, 330, 330],
    ['Freja', 152, 231, 347, 347],
    ['Lille Bø', 139, 214, 291, 291],
  ),
  CatsFree: scores(
    ['Åse', 96, 104, 121, 121],
    ['Lille Bø', 91, 98, 110, 110],
    ['Mugge', 88, 88, 97, 97],
    ['Odin', 84, 101, 128, 134],
    ['Pluto', 79, 83, 95, 95],
    ['Fru Pjuske', 74, 93, 117, 117],
    ['Snøfte', 70, 90, 113, 113],
    ['Bella', 66, 72, 103, 103],
    ['Skipper', 61, 79, 102, 102],
    ['Bjarne', 57, 64, 81, 81],
    ['Pelle', 52, 76, 124, 131],
    ['Lakrits', 48, 70, 99, 99],
  ),
}
