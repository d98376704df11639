import { data } from '@remix-run/cloudflare'
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { ReceiptPage } from '#app/site/report/receipt-page.tsx'
import { UnknownReportPage } from '#app/site/report/unknown-report-page.tsx'

export const handle = { i18n: ['report'] }

export async function loader({ params, context }: LoaderFunctionArgs) {
  const report = await context.publicReports.find(params.number ?? '')
  return data({ report }, { status: report ? 200 : 404 })
}

export default function ReceiptRoute() {
  const { report } = useLoaderData<typeof loader>()
  return report ? <ReceiptPage report={report} /> : <UnknownReportPage />
}
