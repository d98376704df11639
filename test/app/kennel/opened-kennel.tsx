import type { Contact } from '#app/load-context.ts'
import * as account from '#app/routes/_kennel.h5.account.tsx'
import * as supporter from '#app/routes/_kennel.h5.account_.supporter.tsx'
import * as changeUsername from '#app/routes/_kennel.h5.change-username.tsx'
import * as choose from '#app/routes/_kennel.h5.choose._index.tsx'
import * as colour from '#app/routes/_kennel.h5.choose.color.$id.tsx'
import * as rebirth from '#app/routes/_kennel.h5.choose.new.$id.tsx'
import * as newDog from '#app/routes/_kennel.h5.choose.new._index.tsx'
import * as newUser from '#app/routes/_kennel.h5.new-user.tsx'
import * as layout from '#app/routes/_kennel.tsx'
import type { Language } from '#durable/rules/languages.ts'
import { CONTACT, openedRoute } from '#test/app/opened-route.tsx'
import type { OpenedRoute, RouteModule } from '#test/app/opened-route.tsx'
import { aServer } from './account/a-server.ts'
import { aMyKennel } from './my-kennel.ts'

/** The pages of a user's own dogs, by their paths below /h5. */
const PAGES: Record<string, RouteModule> = {
  ...{ account, choose, 'change-username': changeUsername, 'new-user': newUser },
  ...{ 'account/supporter': supporter },
  ...{ 'choose/new': newDog, 'choose/new/:id': rebirth, 'choose/color/:id': colour },
}
/** The start page and the park, of which these tests see only that somebody was led there. */
const ELSEWHERE: RouteModule = { default: () => null }

type Answers = Parameters<typeof aServer>[0]

/** What the server answers to a page that asks for this player and their dogs. */
export function anAnswer(...known: Parameters<typeof aMyKennel>) {
  const { me, tier, reportOutcomes, deletedFrom, isClosed } = aMyKennel(...known)
  const answer = { myUser: me, patreonSubscription: tier && { tier }, reportOutcomes, myDeletion: deletedFrom }
  return { data: { ...answer, getSetting: { value: isClosed ? '1' : '0' } } }
}

/** Opens a page by its route, for a player with one dog, with a server that gives these answers as well. */
export function openedKennel(
  path: string,
  answers: Answers = {},
  language: Language = 'en',
  contact: Partial<Contact> = {},
) {
  const { asked } = aServer({ MyKennel: () => anAnswer(), ...answers })
  return { ...kennelAt(path, language, contact), asked }
}

/** Opens a page by its route; what it asks for is answered as before. */
export function kennelAt(path: string, language: Language = 'en', contact: Partial<Contact> = {}): OpenedRoute {
  const children = Object.entries(PAGES).map(([page, module]) => ({ id: `h5/${page}`, path: `h5/${page}`, module }))
  const elsewhere = ['/', '/h5/client'].map((page) => ({ id: page, path: page, module: ELSEWHERE }))
  return openedRoute(path, [{ id: 'routes/_kennel', path: '', module: layout, children }, ...elsewhere], {
    language,
    contact: { ...CONTACT, ...contact },
  })
}
