import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { answerTo, outcomeOf } from '#app/manage/form/outcome.ts'
import type { FormAnswer } from '#app/manage/form/outcome.ts'
import { requireDesk } from '#app/manage/require-desk.ts'
import { editTeam } from '#app/manage/team/sent-entry.ts'
import { TeamEntriesPage } from '#app/manage/team/team-page.tsx'
import { sentForm } from '#app/shared/sent-form.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'edit-team')
  return { entries: await desk.teamEntries() }
}

export async function action({ request, context }: ActionFunctionArgs): Promise<FormAnswer> {
  const desk = await requireDesk(context, 'edit-team')
  const form = await sentForm(request)
  return answerTo(form, await outcomeOf(() => editTeam(desk, form)))
}

export default function TeamRoute() {
  return <TeamEntriesPage {...useLoaderData<typeof loader>()} />
}
