import { parse } from 'graphql'
import type { DocumentNode } from 'graphql'
import type { Desk, PageContext } from '#app/load-context.ts'
import { LANGUAGE_PARAMETER, languageOfPage } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { capabilitiesOf, staffBadge } from '#durable/rules/roles.ts'
import { freshUntil } from '#durable/rules/staff/desk.ts'
import { deskViewer } from '#worker/desk/desk-session.ts'
import { platformOf } from '#worker/patreon/platform.ts'
import { publicReports } from '#worker/public-reports/public-reports.ts'
import { roomNames } from '#worker/rooms/rooms-db.ts'
import { transparencyOf } from '#worker/transparency/transparency.ts'
import { deskMethods } from './api/desk.ts'
import { executeInProcess } from './api/execute.ts'
import { contactOf, operatorOf } from './contact.ts'
import { openDb, openReplica } from './db/client.ts'
import type { Env } from './env.ts'

/** The documents of the loaders by their texts, which are constants of the code. Each is parsed once. */
const documents = new Map<string, DocumentNode>()

function parsed(text: string): DocumentNode {
  const known = documents.get(text)
  if (known) return known
  const document = parse(text)
  documents.set(text, document)
  return document
}

type Rendering = {
  nonce: string
  /** Called if a loader could not get its data, with the reason. */
  onFailure?: (error: unknown) => void
}

/** The context of the pages' loaders. Data is read in the same process, without HTTP. */
export function pageContext(request: Request, env: Env, { nonce, onFailure }: Rendering): PageContext {
  const language = languageOf(request)
  const query = executeInProcess(env, language)
  let desk: Promise<Desk | null> | undefined
  return {
    query: (document, variables) =>
      query({ ...document, ...parsed(document.loc?.source.body ?? '') }, variables).catch((error: unknown) => {
        onFailure?.(error)
        throw error
      }),
    desk: () =>
      (desk ??= deskOf(request, env, language).catch((error: unknown) => {
        onFailure?.(error)
        throw error
      })),
    publicReports: publicReports({ env, request, language, now: Date.now }),
    transparency: () =>
      transparencyOf(openReplica(env.DB), Date.now()).catch((error: unknown) => {
        onFailure?.(error)
        throw error
      }),
    language,
    nonce,
    signIn: { local: env.LOCAL_SIGN_IN === '1', googleClientId: env.GOOGLE_CLIENT_ID },
    contact: { ...contactOf(env), canConnect: platformOf(env, '') !== null },
    operator: operatorOf(env),
    stage: env.STAGE === '1',
    magicParameter: env.MAGIC_PARAMETER ?? '',
  }
}

/** Looked up once for all loaders of a page. */
async function deskOf(request: Request, env: Env, language: Language): Promise<Desk | null> {
  const now = Date.now()
  const db = openDb(env.DB)
  const viewer = await deskViewer(request, db, now)
  if (!viewer) return null
  return {
    ...deskMethods({ env, db, viewer, language, now }),
    username: viewer.username,
    badge: staffBadge(viewer),
    capabilities: capabilitiesOf(viewer),
    freshUntil: freshUntil(viewer.signedInAt),
    roomNames: () => roomNames(db, language),
  }
}

/** The language in which a page is rendered. */
export function languageOf({ url, headers }: Request): Language {
  return languageOfPage({
    asked: new URL(url).searchParams.get(LANGUAGE_PARAMETER),
    cookie: headers.get('cookie'),
    accepted: headers.get('accept-language'),
  })
}
