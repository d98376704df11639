import type { AppLoadContext } from '@remix-run/cloudflare'
import type { Desk } from '#app/load-context.ts'
import type { Capability } from '#durable/rules/roles.ts'

/** The desk of the member of staff. @throws a 404 response for everybody else, as if the page did not exist */
export async function requireDesk(context: AppLoadContext, capability: Capability): Promise<Desk> {
  const desk = await context.desk()
  if (!desk?.capabilities.includes(capability)) throw new Response(null, { status: 404 })
  return desk
}
