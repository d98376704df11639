import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

/** What the game client asks first: who plays, with which dogs, and whether the park is open at all. */
export const MY_USER_CLIENT = graphql(`
  query MyUserClient {
    myUser {
      id
      admin
      moderator
      dogs {
        id
        name
        isDead
        pack
        levelPoints
        color
        shadowColor
        wear {
          hat
          mouth
          back
          ass
        }
      }
    }
    getSetting(type: DISABLE_CLIENT) {
      value
    }
    version
  }
`)

export const ENTER_PARK = graphql(`
  mutation EnterPark($dogId: Int!, $room: String, $door: String, $with: Int) {
    enterPark(dogId: $dogId, room: $room, door: $door, with: $with) {
      ticket
      room
      pack
      gained
    }
  }
`)

export const MY_PREFERENCES = graphql(`
  query MyPreferences {
    preferences {
      bubblePercent
      textPercent
      zoomPercent
      reducedMotion
      letterKeys
      light
      weather
      saveBattery
      sound
      soundPercent
      effectsPercent
      pingPercent
      pingHidden
      knowsPark
      autoCurl
    }
  }
`)

export const SAVE_SETTINGS = graphql(`
  mutation SaveSettings($settings: PreferencesInput!) {
    saveSettings(settings: $settings)
  }
`)

export const IGNORE_DOG = graphql(`
  mutation IgnoreDog($dogId: Int!) {
    ignoreDog(dogId: $dogId)
  }
`)

export const BLOCK_DOG = graphql(`
  mutation BlockDog($dogId: Int!) {
    blockDog(dogId: $dogId)
  }
`)

export const HEAR_AGAIN = graphql(`
  mutation HearAgain($id: Int!) {
    hearAgain(id: $id)
  }
`)

export const MY_UNHEARD = graphql(`
  query MyUnheard {
    unheard {
      id
      name
      isBlocked
    }
  }
`)

export const SEARCH_DOGS = graphql(`
  query SearchDogs($name: String!, $language: Lang!) {
    searchDogs(name: $name, language: $language) {
      id
      name
      color
      shadowColor
      room
      roomName
      twin
    }
  }
`)

/** A dog in the park, and the room or twin that it is in. */
export type FoundDog = ResultOf<typeof SEARCH_DOGS>['searchDogs'][number]

export const PARK_MAP = graphql(`
  query ParkMap($dogId: Int!, $language: Lang!) {
    parkMap(dogId: $dogId, language: $language) {
      rooms {
        key
        name
        dogs
        refusal {
          text
        }
      }
      doors {
        id
        from
        to
        isClosed
      }
    }
  }
`)

/** The park as it is for own dog. */
export type ParkMap = ResultOf<typeof PARK_MAP>['parkMap']
export type MapRoom = ParkMap['rooms'][number]
