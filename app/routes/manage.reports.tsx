import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { fieldOf, outcomeOf } from '#app/manage/form/outcome.ts'
import { type Looked, REPORTS } from '#app/manage/reports/queries.ts'
import { REPORT_FILTERS, ReportsPage } from '#app/manage/reports/reports-page.tsx'
import { answerReport } from '#app/manage/reports/sent-answer.ts'
import { requireDesk } from '#app/manage/require-desk.ts'
import { tableQuery } from '#app/manage/table/table-query.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'see-reports')
  const query = tableQuery(request.url, ['oldest', 'newest', 'name'])
  const filter = REPORT_FILTERS.find((known) => known === query.filter) ?? 'open'
  const { reportsTable, appeals } = await desk.query(REPORTS, { ...query, filter })
  return { query, ...reportsTable, appeals }
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
