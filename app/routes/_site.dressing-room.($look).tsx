import { redirect } from '@remix-run/cloudflare'
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { stillDog } from '#app/dog/still-dog.server.ts'
import { DressingRoomPage } from '#app/site/dressing-room/dressing-room-page.tsx'
import { FIRST_OUTFIT } from '#app/site/dressing-room/fitting.ts'
import { FRONT, SIDES } from '#app/site/dressing-room/stances.ts'
import { parseOutfit } from '#durable/rules/looks/outfit-address.ts'

const UNREAD = 'unread'

export const handle = { i18n: ['pages', 'kennel'] }

/** What cannot be read as an outfit leads to the room itself, which says so and does not show it. */
export function loader({ request, params: { look } }: LoaderFunctionArgs) {
  const isUnread = new URL(request.url).searchParams.has(UNREAD)
  const outfit = look === undefined ? FIRST_OUTFIT : parseOutfit(look)
  if (!outfit) throw redirect(`/dressing-room?${UNREAD}`)
  const stills = { front: stillDog(outfit, FRONT), sides: SIDES.map((side) => stillDog(outfit, side)) }
  return { first: outfit, stills, isLook: look !== undefined, isUnread }
}

export default function DressingRoomRoute() {
  const data = useLoaderData<typeof loader>()
  return <DressingRoomPage {...data} />
}
