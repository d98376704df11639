import type { AppLoadContext } from '@remix-run/cloudflare'
import type { Desk } from '#app/load-context.ts'
import type { Capability } from '#durable/rules/roles.ts'

/** The desk of who asks. To whom the page is closed it is not there. @throws a response with status 404 */
export async function requireDesk(context: AppLoadContext, capability: Capability): Promise<Desk> {
  const desk = await context.desk()
  if (!desk?.capabilities.includes(capability)) throw new Response(null, { status: 404 })
  return desk
}
