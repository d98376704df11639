import { Outlet, useLoaderData } from '@remix-run/react'
import { Meadow } from '#app/kennel/meadow.tsx'
import { seasonAt } from '#app/site/season.ts'

export const handle = { i18n: ['kennel'] }

export function loader() {
  return { season: seasonAt(Date.now()) }
}

export default function KennelLayout() {
  const { season } = useLoaderData<typeof loader>()
  return (
    <Meadow season={season}>
      <Outlet />
    </Meadow>
  )
}
