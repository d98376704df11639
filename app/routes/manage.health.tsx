import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { HealthPage } from '#app/manage/health/health-page.tsx'
import { requireDesk } from '#app/manage/require-desk.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'see-health')
  return { health: await desk.health() }
}

export default function HealthRoute() {
  return <HealthPage {...useLoaderData<typeof loader>()} />
}
