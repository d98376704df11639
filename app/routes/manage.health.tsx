import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { HealthPage } from '#app/manage/health/health-page.tsx'
import { PARK_HEALTH } from '#app/manage/health/queries.ts'
import { requireDesk } from '#app/manage/require-desk.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'see-health')
  const { parkHealth } = await desk.query(PARK_HEALTH, {})
  return { health: parkHealth }
}

export default function HealthRoute() {
  return <HealthPage {...useLoaderData<typeof loader>()} />
}
