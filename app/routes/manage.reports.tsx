import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { fieldOf, outcomeOf } from '#app/manage/form/outcome.ts'
import { type Looked, REPORTS } from '#app/manage/reports/queries.ts'
import { ReportsPage } from '#app/manage/reports/reports-page.tsx'
import { answerReport } from '#app/manage/reports/sent-answer.ts'
import { requireDesk } from '#app/manage/require-desk.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'see-reports')
  const isClosed = new URL(request.url).searchParams.get('filter') === 'closed'
  return { isClosed, ...(await desk.query(REPORTS, { isClosed })) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const desk = await requireDesk(context, 'see-reports')
  const form = await request.formData()
  let looked: Looked | null = null
  const outcome = await outcomeOf(async () => {
    looked = await answerReport(desk, form)
  })
  return { form: fieldOf(form, 'form'), outcome, looked }
}

export default function ReportsRoute() {
  const answered = useActionData<{ looked: Looked | null }>()
  return <ReportsPage {...useLoaderData<typeof loader>()} looked={answered?.looked ?? null} />
}
