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
    KnogleKnas: leader(game: KnogleKnas, interval: Daily) {
      score
      dogname
    }
    JumpingDog: leader(game: JumpingDog, interval: Daily) {
      score
      dogname
    }
    CatsFree: leader(game: CatsFree, interval: Daily) {
      score
      dogname
    }
  }
`)

type Boxes = ResultOf<typeof START_BOXES>
export type ShownSupporterDog = NonNullable<Boxes['randomPatreonDog']>
/** The dog that leads each game today; null if nobody has played it. */
export type LeadersToday = Pick<Boxes, GameKey>

export function leadersOf({ KnogleKnas, JumpingDog, CatsFree }: Boxes): LeadersToday {
  return { KnogleKnas, JumpingDog, CatsFree }
}
