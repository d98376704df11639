import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { CommitteeSeatsPage } from '#app/manage/committee/committee-page.tsx'
import { changeCommittee } from '#app/manage/committee/sent-committee.ts'
import { answerTo, outcomeOf } from '#app/manage/form/outcome.ts'
import type { FormAnswer } from '#app/manage/form/outcome.ts'
import { requireDesk } from '#app/manage/require-desk.ts'
import { sentForm } from '#app/shared/sent-form.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'appoint-committee')
  return { seats: await desk.committee() }
}

export async function action({ request, context }: ActionFunctionArgs): Promise<FormAnswer> {
  const desk = await requireDesk(context, 'appoint-committee')
  const form = await sentForm(request)
  return answerTo(form, await outcomeOf(() => changeCommittee(desk, form)))
}

export default function CommitteeSeatsRoute() {
  return <CommitteeSeatsPage {...useLoaderData<typeof loader>()} />
}
