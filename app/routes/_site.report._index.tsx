import { data, redirect } from '@remix-run/cloudflare'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { sentForm } from '#app/shared/sent-form.ts'
import { ReportPage } from '#app/site/report/report-page.tsx'
import { sentReport } from '#app/site/report/sent-report.ts'
import { parseReportNumber } from '#durable/rules/staff/public-reports.ts'

export const handle = { i18n: ['report'] }

export function loader({ context }: LoaderFunctionArgs) {
  return context.publicReports.form()
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await sentForm(request)
  const sent = sentReport(form)
  // A number that nobody can have has a page as well, which says so.
  if (form.has('find')) return redirect(`/report/${parseReportNumber(sent.number) ?? 'unknown'}`, 303)
  const answer = await context.publicReports.send(sent)
  if ('number' in answer) return redirect(`/report/${answer.number}`, 303)
  const { kind, ground, what, words, email, isInGoodFaith } = sent
  return data({ problem: answer.problem, kind, ground, what, words, email, isInGoodFaith }, { status: 400 })
}

export default function ReportRoute() {
  const refused = useActionData<typeof action>() ?? null
  return <ReportPage {...useLoaderData<typeof loader>()} refused={refused} />
}
