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

/** How many dogs are in the park, by rooms, how many have found the day's trail, and whether it is closed. */
export const PARK_NOW = graphql(`
  query ParkNow {
    parkRooms {
      dogs
    }
    trailFinders
    getSetting(type: DISABLE_CLIENT) {
      value
    }
  }
`)

type Boxes = ResultOf<typeof START_BOXES>
export type ShownSupporterDog = NonNullable<Boxes['randomPatreonDog']>
/** The dog that leads each game today; null if nobody has played it. */
export type LeadersToday = Pick<Boxes, GameKey>

/** The park at the moment; null if that is not known. */
export type ParkNow = { dogs: number; finders: number; isClosed: boolean } | null

export function parkNowOf({ parkRooms, trailFinders, getSetting }: ResultOf<typeof PARK_NOW>): ParkNow {
  const dogs = parkRooms.reduce((sum, room) => sum + room.dogs, 0)
  return { dogs, finders: trailFinders, isClosed: getSetting?.value === '1' }
}

export function leadersOf({ KnogleKnas, JumpingDog, CatsFree }: Boxes): LeadersToday {
  return { KnogleKnas, JumpingDog, CatsFree }
}
