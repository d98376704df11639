import { Outlet } from '@remix-run/react'
import { Meadow } from '#app/kennel/meadow.tsx'

export const handle = { i18n: ['kennel'] }

export default function KennelLayout() {
  return (
    <Meadow>
      <Outlet />
    </Meadow>
  )
}
