import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerTo, outcomeOf } from '#app/manage/form/outcome.ts'
import { ReportsPage } from '#app/manage/reports/reports-page.tsx'
import { answerReport } from '#app/manage/reports/sent-answer.ts'
import type { Looked } from '#app/manage/reports/sent-answer.ts'
import { requireDesk } from '#app/manage/require-desk.ts'
import { tableQuery } from '#app/manage/table/table-query.ts'
import { sentForm } from '#app/shared/sent-form.ts'
import { REPORT_FILTERS, REPORT_SORTS } from '#durable/rules/staff/tables.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'see-reports')
  const query = tableQuery(request.url, REPORT_SORTS)
  const filter = REPORT_FILTERS.find((known) => known === query.filter) ?? 'open'
  const [reports, appeals, closures, publicReports] = await Promise.all([
    desk.reports({ ...query, filter }),
    desk.appeals(),
    desk.closures(),
    desk.publicReports(query.search),
  ])
  return { query, ...reports, appeals, closures, publicReports }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const desk = await requireDesk(context, 'see-reports')
  const form = await sentForm(request)
  let looked: Looked | null = null
  const outcome = await outcomeOf(async () => {
    looked = await answerReport(desk, form)
  })
  return { ...answerTo(form, outcome), looked }
}

export default function ReportsRoute() {
  const answered = useActionData<{ looked: Looked | null }>()
  return <ReportsPage {...useLoaderData<typeof loader>()} looked={answered?.looked ?? null} />
}
