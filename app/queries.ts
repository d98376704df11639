import type { ResultOf } from 'gql.tada'
import { graphql } from './graphql.ts'

/**
 * The signed-in user with everything that the kennel shows. It is one document without fragments, because the server
 * counts a fragment as a level of depth.
 */
export const MY_KENNEL = graphql(`
  query MyKennel {
    myUser {
      id
      username
      admin
      moderator
      maxDogs
      hasAgreed
      activeBan {
        id
        endsAt
        reason
        isClosed
        isForGood
        origin
        facts
      }
      givenNames {
        dogId
        former
        given
        fault
        origin
        until
      }
      dogs {
        id
        name
        color
        shadowColor
        levelPoints
        lifepoints
        bornAt
        isDead
        wear {
          hat
          mouth
          back
          ass
        }
      }
    }
    committeeTerm {
      startsAt
      until
      dogName
    }
    isStarWaiting
    patreonSubscription {
      tier
    }
    reportOutcomes {
      id
      dogName
      outcome
    }
    myDeletion
    getSetting(type: DISABLE_CLIENT) {
      value
    }
  }
`)

export const SEE_REPORT_OUTCOMES = graphql(`
  mutation SeeReportOutcomes($ids: [Int!]!) {
    seeReportOutcomes(ids: $ids)
  }
`)

export const NEW_DOG_OFFER = graphql(`
  query NewDogOffer {
    newDog {
      token
      color
      shadowColor
    }
  }
`)

export const LATEST_ANNOUNCEMENTS = graphql(`
  query LatestAnnouncements {
    latestAnnouncements {
      id
      title
      message
      date
      type
      image
      imageAlt
    }
  }
`)

export const START_SIGN_IN = graphql(`
  mutation StartSignIn {
    startSignIn
  }
`)

export const GOOGLE_LOGIN = graphql(`
  mutation GoogleLogin($token: String!, $language: Lang!) {
    googleLogin(token: $token, language: $language) {
      token
      newUser
    }
  }
`)

export const SIGN_OUT = graphql(`
  mutation SignOut {
    signOut
  }
`)

export const SET_LANGUAGE = graphql(`
  mutation SetLanguage($language: Lang!) {
    setLanguage(language: $language)
  }
`)

export const CREATE_USER = graphql(`
  mutation CreateUser($token: String!, $username: String!, $language: Lang!, $terms: Int!) {
    createUser(token: $token, username: $username, language: $language, terms: $terms) {
      valid
      token
      freeNames
    }
  }
`)

export const AGREE_TO_TERMS = graphql(`
  mutation AgreeToTerms($version: Int!) {
    agreeToTerms(version: $version)
  }
`)

export const SET_USERNAME = graphql(`
  mutation SetUsername($username: String!) {
    setUsername(username: $username) {
      success
      message
      freeNames
      nextAt
    }
  }
`)

export const NEXT_USERNAME = graphql(`
  query NextUsername {
    myUser {
      nextUsernameAt
    }
  }
`)

export const NEW_DOG = graphql(`
  mutation NewDog($name: String!, $token: String!, $dogId: Int) {
    newDog(name: $name, token: $token, dogId: $dogId) {
      dogId
      message
      freeNames
    }
  }
`)

export const RENAME_DOG = graphql(`
  mutation RenameDog($dogId: Int!, $name: String!) {
    renameDog(dogId: $dogId, name: $name) {
      dogId
      message
      freeNames
    }
  }
`)

export const SET_DOG_COLOR = graphql(`
  mutation SetDogColor($dogId: Int!, $color: String!, $shadowStrength: Float) {
    setDogColor(dogId: $dogId, color: $color, shadowStrength: $shadowStrength) {
      id
    }
  }
`)

/** The signed-in user. */
export type Me = NonNullable<ResultOf<typeof MY_KENNEL>['myUser']>
/** The outcome of a report of the signed-in user's that they have not been shown yet. */
export type ReportOutcome = NonNullable<ResultOf<typeof MY_KENNEL>['reportOutcomes']>[number]
/** A name that staff gave to the signed-in user or their dog. */
export type MyGivenName = Me['givenNames'][number]
export type MyDog = Me['dogs'][number]
/** The term of the signed-in user on the party committee. */
export type MyTerm = NonNullable<ResultOf<typeof MY_KENNEL>['committeeTerm']>
export type MyTier = NonNullable<ResultOf<typeof MY_KENNEL>['patreonSubscription']>['tier']
export type DogOffer = ResultOf<typeof NEW_DOG_OFFER>['newDog']
export type Announcement = ResultOf<typeof LATEST_ANNOUNCEMENTS>['latestAnnouncements'][number]
export type Validity = ResultOf<typeof CREATE_USER>['createUser']['valid']

export const MY_RECORD = graphql(`
  query MyRecord {
    myRecord {
      id
      at
      seconds
      reason
      isDoubled
      liftedAt
      appealedAt
      answer
      origin
      facts
      isClosed
      isForGood
    }
  }
`)

export const APPEAL = graphql(`
  mutation Appeal($banId: Int!, $words: String!) {
    appeal(banId: $banId, words: $words)
  }
`)

export const GIVE_BACK_SEAT = graphql(`
  mutation GiveBackSeat {
    giveBackSeat
  }
`)
