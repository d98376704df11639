import { redirectDocument } from '@remix-run/react'
import type { ResultOf } from 'gql.tada'
import { request, UnreachableError } from '#app/api.ts'
import { graphql } from '#app/graphql.ts'
import { clearSession, sessionToken } from '#app/session.ts'
import type { AppTarget } from '#app/shared/app-wrapper/app-link.ts'
import { tellApp } from '#app/shared/app-wrapper/app-messages.ts'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'
import { askAhead } from './entrance-ahead.ts'

/** The first query of the client: the user, their dogs, and whether the park is open. */
const MY_USER_CLIENT = graphql(`
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

type User = NonNullable<ResultOf<typeof MY_USER_CLIENT>['myUser']>
export type PlayerDog = User['dogs'][number] & { owner: Pick<User, 'admin' | 'moderator'> }

/**
 * The dog to play with; null if the park does not answer, and while nobody is signed in, when the app around the page
 * signs the user in. `isClosed`: whether nobody can enter the park.
 */
export type ClientData = { dog: PlayerDog | null; isSignedOut?: boolean; isClosed?: boolean }

/**
 * Finds the user and the dog. Without a session it redirects to the start page, without such a living dog to the
 * chooser. The redirects load whole documents, because one during the hydration of Remix 2.17 never calls the loaders
 * of the next page.
 */
export async function loadClient(url: URL): Promise<ClientData> {
  const app = appVisit()
  if (sessionToken() === null) return signedOut(app)
  const id = Number(url.searchParams.get('id'))
  if (Number.isSafeInteger(id) && id > 0) askAhead(id)
  const answer = await request(MY_USER_CLIENT, {}).catch((error: unknown) => {
    if (error instanceof UnreachableError) return null
    throw error
  })
  if (!answer) return { dog: null }
  if (!answer.myUser) {
    clearSession()
    return signedOut(app)
  }
  const dog = answer.myUser.dogs.find((own) => own.id === id)
  if (!dog || dog.isDead) throw redirectDocument('/h5/choose')
  const { admin, moderator } = answer.myUser
  return { dog: { ...dog, owner: { admin, moderator } }, isClosed: answer.getSetting?.value === '1' }
}

/** The app signs its user in itself, so it gets a message. Elsewhere the start page signs in. */
function signedOut(app: AppTarget | null): ClientData {
  if (app === null) throw redirectDocument('/')
  tellApp({ type: 'sign-out' })
  return { dog: null, isSignedOut: true }
}

/** What the magic parameter (app/shared/use-magic.ts) shows. */
const STAFF = { admin: 1, moderator: 1 }

/** The dog that the page opens the park for; null if it shows the closed gate. */
export function dogToPlay({ dog, isClosed = false }: ClientData, isMagic: boolean): PlayerDog | null {
  if (!dog) return null
  if (isMagic) return { ...dog, owner: STAFF }
  return isClosed ? null : dog
}
