import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'
import type { GameKey } from '#durable/rules/games/games.ts'

/** The public boxes of the start page. */
export const START_BOXES = graphql(`
  query StartBoxes {
    randomPatreonDog {
      id
      name
      color
      shadowColor
      username
      activePatreonSubscriptionLength
      wear {
        hat
        mouth
        back
      }
    }
    latestPatreonSubscribers
    KnogleKnas: highscores(game: KnogleKnas, interval: Daily) {
      score
      dogname
    }
    JumpingDog: highscores(game: JumpingDog, interval: Daily) {
      score
      dogname
    }
    CatsFree: highscores(game: CatsFree, interval: Daily) {
      score
      dogname
    }
  }
`)

type Boxes = ResultOf<typeof START_BOXES>
export type ShownSupporterDog = NonNullable<Boxes['randomPatreonDog']>
export type Leader = Boxes[GameKey][number]
/** The dog that leads each game today; null if nobody has played it. */
export type LeadersToday = Record<GameKey, Leader | null>

export function leadersOf(boxes: Boxes): LeadersToday {
  return {
    KnogleKnas: boxes.KnogleKnas[0] ?? null,
    JumpingDog: boxes.JumpingDog[0] ?? null,
    CatsFree: boxes.CatsFree[0] ?? null,
  }
}
