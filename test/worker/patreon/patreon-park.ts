import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { aUser, db } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { createApp } from '#worker/app.ts'
import type { Env } from '#worker/env.ts'
import { hashOf } from '#worker/hash.ts'
import { finishLink } from '#worker/patreon/linking-db.ts'
import { startLink } from '#worker/patreon/linking.ts'
import { platformOf } from '#worker/patreon/platform.ts'
import { STAND_IN_SETTINGS, resetPeople } from '#worker/patreon/stand-in-people.ts'
import { setMischief } from '#worker/patreon/stand-in.ts'

/** A park that asks the stand-in of the platform. */
export const ORIGIN = 'https://park.test'
export const settings: Env = {
  ...env,
  ...STAND_IN_SETTINGS,
  SEAL_KEYS: '1:+V5pRD6Cx8XEuDpytLJA0pLw1C+6ZjnHpnX/F5NGOfo=',
}
export const platform = platformOf(settings, ORIGIN)!
const app = createApp(async () => new Response('a page'))

/** Sends a request, and waits for what follows its answer. */
export async function send(path: string, init: RequestInit = {}, bindings: object = settings): Promise<Response> {
  const context = createExecutionContext()
  const answer = await app.request(`${ORIGIN}${path}`, { redirect: 'manual', ...init }, bindings, context)
  await waitOnExecutionContext(context)
  return answer
}

/** Nobody is connected, and the people of the stand-in are again as they were. */
export async function clearPatreon(): Promise<void> {
  setMischief(null)
  resetPeople()
  for (const table of ['supporter', 'patreon_link', 'patreon_parted', 'patreon_campaign', 'patreon_attempt'])
    await env.DB.exec(`delete from ${table}`)
}

/** Goes from our page to the stand-in and picks somebody there; where the browser is led back to. */
export async function pick(code: string, person: string): Promise<string> {
  const away = await send(`/api/patreon/auth?code=${code}`)
  const page = await send(away.headers.get('location')!.slice(ORIGIN.length))
  const choices = [...(await page.text()).matchAll(/<a href="([^"]*)">([^<]*)</g)]
  const chosen = choices.find(([, , name]) => name?.startsWith(person))
  return chosen![1]!.replaceAll('&amp;', '&').slice(ORIGIN.length)
}

/** Connects a user with a person of the stand-in, at `now`. */
export async function connectAs({ userId }: TestUser, person: string, now = Date.now()): Promise<void> {
  const back = await send(await pick(await startLink(db, { userId, now: Date.now() }), person))
  const finish = back.headers.get('location')!.split('#link=')[1]!
  await finishLink(db, { finishHash: await hashOf(finish), userId, now, shown: false, heart: true })
}

/** Where the browser of an administrator is led who picks the owner of a campaign. */
export async function connectCampaignAs(
  as: TestUser,
  owner = 'The owner of the park',
  bindings: Env = settings,
): Promise<string> {
  const code = await startLink(db, { userId: as.userId, kind: 'campaign', now: Date.now() })
  return (await send(await pick(code, owner), {}, bindings)).headers.get('location')!
}

/** A park whose campaign is connected. */
export async function aCampaign(): Promise<TestUser> {
  const as = await aUser({ admin: 1 })
  await connectCampaignAs(as)
  return as
}
