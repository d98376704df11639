import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerTo, fieldOf, outcomeOf } from '#app/manage/form/outcome.ts'
import type { FormAnswer } from '#app/manage/form/outcome.ts'
import type { TripTimes } from '#app/manage/health/health-desk.ts'
import { HealthPage } from '#app/manage/health/health-page.tsx'
import { requireDesk } from '#app/manage/require-desk.ts'
import { sentForm } from '#app/shared/sent-form.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'see-health')
  return { health: await desk.health() }
}

export async function action({
  request,
  context,
}: ActionFunctionArgs): Promise<FormAnswer & { times: readonly TripTimes[] | null }> {
  const desk = await requireDesk(context, 'see-health')
  const form = await sentForm(request)
  if (fieldOf(form, 'form') !== 'time-database') throw new Response(null, { status: 400 })
  let times: readonly TripTimes[] | null = null
  const outcome = await outcomeOf(async () => {
    times = await desk.timeDatabase()
  })
  return { ...answerTo(form, outcome), times }
}

export default function HealthRoute() {
  const times = useActionData<typeof action>()?.times ?? null
  return <HealthPage {...useLoaderData<typeof loader>()} times={times} />
}
