import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, isRouteErrorResponse, useLoaderData, useRouteError, useRouteLoaderData } from '@remix-run/react'
import { ClosedDoor } from '#app/manage/frame/closed-door.tsx'
import { ManageFrame } from '#app/manage/frame/manage-frame.tsx'
import type { RoomNames } from '#app/manage/room-name.tsx'
import { seasonAt } from '#app/shared/season.ts'
import { StrayPage } from '#app/site/stray-page.tsx'

export const handle = { i18n: ['manage', 'refusals'] }

/** The layout of the staff pages. For everybody but staff the pages inside it answer 404. */
export async function loader({ context }: LoaderFunctionArgs) {
  const now = Date.now()
  const desk = await context.desk()
  const { stage, contact, signIn } = context
  const site = { season: seasonAt(now), year: new Date(now).getFullYear(), stage, contact }
  if (!desk) return { staff: null, ways: signIn, site, rooms: {} }
  const { username, badge, capabilities, freshUntil } = desk
  const rooms: RoomNames = Object.fromEntries(await desk.roomNames())
  return { staff: { username, badge, capabilities, freshUntil, isFresh: now < freshUntil }, ways: signIn, site, rooms }
}

export default function ManageLayout() {
  const { staff, ways, site } = useLoaderData<typeof loader>()
  if (!staff) return <ClosedDoor {...site} />
  return (
    <ManageFrame staff={staff} ways={ways}>
      <Outlet />
    </ManageFrame>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const data = useRouteLoaderData<typeof loader>('routes/manage')
  const kind = isRouteErrorResponse(error) && error.status === 404 ? 'notFound' : 'failure'
  if (!data) return <StrayPage kind={kind} />
  if (!data.staff) return <ClosedDoor {...data.site} />
  return (
    <ManageFrame staff={data.staff} ways={data.ways}>
      <StrayPage kind={kind} />
    </ManageFrame>
  )
}
