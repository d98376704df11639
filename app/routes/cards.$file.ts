import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { lookCard } from '#app/site/dressing-room/look-card.server.ts'
import { parseOutfit } from '#durable/rules/looks/outfit-address.ts'

const WEEK_S = 7 * 24 * 60 * 60

/** The preview picture of a look, at `/cards/<look>.png`; 404 for what is no look. */
export function loader({ params: { file = '' } }: LoaderFunctionArgs) {
  const outfit = file.endsWith('.png') ? parseOutfit(file.slice(0, -'.png'.length)) : null
  if (!outfit) return new Response('card', { status: 404 })
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${WEEK_S}` }
  return new Response(lookCard(outfit), { headers })
}
