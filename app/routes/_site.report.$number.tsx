import { data, redirect } from '@remix-run/cloudflare'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { sentForm } from '#app/shared/sent-form.ts'
import { ReceiptPage } from '#app/site/report/receipt-page.tsx'
import { sentReport } from '#app/site/report/sent-report.ts'
import { UnknownReportPage } from '#app/site/report/unknown-report-page.tsx'
import { parseReportNumber } from '#durable/rules/staff/public-reports.ts'

export const handle = { i18n: ['report'] }

export async function loader({ params, context }: LoaderFunctionArgs) {
  const report = await context.publicReports.find(params.number ?? '')
  return data({ report }, { status: report ? 200 : 404 })
}

/** [B26] Asks for a second look. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const number = parseReportNumber(params.number ?? '') ?? 'unknown'
  const { words } = sentReport(await sentForm(request))
  const problem = await context.publicReports.askAgain(number, words)
  return problem ? data({ problem, words }, { status: 400 }) : redirect(`/report/${number}`, 303)
}

export default function ReceiptRoute() {
  const { report } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>() ?? null
  return report ? <ReceiptPage report={report} refused={refused} /> : <UnknownReportPage />
}
