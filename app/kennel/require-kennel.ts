import { redirectDocument } from '@remix-run/react'
import { request } from '#app/api.ts'
import { MY_KENNEL } from '#app/queries.ts'
import type { Me, MyTerm, MyTier, ReportOutcome } from '#app/queries.ts'
import { canKeepSession, clearSession, SessionNotKeptError, sessionToken } from '#app/session.ts'
import { tellApp } from '#app/shared/app-wrapper/app-messages.ts'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'

/**
 * `deletedFrom`: when the account will be deleted, ISO 8601; null unless somebody has asked for it. `isClosed`: whether
 * nobody can enter the park.
 */
export type Kennel = {
  me: Me
  tier: MyTier | null
  /** The term on the party committee; null without one. */
  term: MyTerm | null
  /** Whether the star of a term waits for room in a backpack. */
  isStarWaiting: boolean
  reportOutcomes: readonly ReportOutcome[]
  deletedFrom: string | null
  isClosed: boolean
}

/**
 * The same as `requireAccount`, for pages that play: whoever has not agreed to the terms [S12] is sent to them first.
 */
export async function requireKennel(): Promise<Kennel> {
  const kennel = await requireAccount()
  if (!kennel.me.hasAgreed) throw redirectDocument('/h5/terms')
  return kennel
}

/**
 * Fetches the signed-in user, for pages that need a sign-in. A visitor without a valid session is signed out and
 * redirected to the start page. The redirect loads a new document: a client-side redirect while a page hydrates would
 * leave the loaders of the next page uncalled (Remix 2.17).
 * @throws SessionNotKeptError in a browser that keeps no sign-in, and what `request` throws
 */
export async function requireAccount(): Promise<Kennel> {
  // Called before any redirect, since the URL of this page says whether it is opened in the app.
  appVisit()
  if (sessionToken() === null && !canKeepSession()) throw new SessionNotKeptError()
  const answer = sessionToken() === null ? null : await request(MY_KENNEL, {})
  if (!answer?.myUser) {
    clearSession()
    tellApp({ type: 'sign-out' })
    throw redirectDocument('/')
  }
  const {
    myUser: me,
    patreonSubscription,
    committeeTerm,
    isStarWaiting,
    reportOutcomes,
    myDeletion,
    getSetting,
  } = answer
  return {
    me,
    tier: patreonSubscription?.tier ?? null,
    term: committeeTerm,
    isStarWaiting: isStarWaiting ?? false,
    reportOutcomes: reportOutcomes ?? [],
    deletedFrom: myDeletion,
    isClosed: getSetting?.value === '1',
  }
}
