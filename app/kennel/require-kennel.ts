import { redirectDocument } from '@remix-run/react'
import { request } from '#app/api.ts'
import { type Me, MY_KENNEL, type MyTier, type ReportOutcome } from '#app/queries.ts'
import { clearSession, sessionToken } from '#app/session.ts'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'
import { tellApp } from '#app/shared/app-wrapper/app-messages.ts'

export type Kennel = { me: Me; tier: MyTier | null; reportOutcomes: readonly ReportOutcome[] }

/**
 * The signed-in user, for pages behind the sign-in: nobody is sent to the start page, signed out for good.
 * As a new document: a redirect while a page hydrates would leave the loaders of the next one uncalled (Remix 2.17).
 */
export async function requireKennel(): Promise<Kennel> {
  // Before a redirect: the next page would know nothing of the app.
  appVisit()
  const answer = sessionToken() === null ? null : await request(MY_KENNEL, {})
  if (!answer?.myUser) {
    clearSession()
    tellApp({ type: 'sign-out' })
    throw redirectDocument('/')
  }
  const { myUser: me, patreonSubscription, reportOutcomes } = answer
  return { me, tier: patreonSubscription?.tier ?? null, reportOutcomes: reportOutcomes ?? [] }
}
