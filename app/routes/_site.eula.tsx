import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { TermsPage } from '#app/site/terms/terms-page.tsx'

export const handle = { i18n: ['terms'] }

export function loader({ context: { operator } }: LoaderFunctionArgs) {
  return { operator }
}

export default function EulaRoute() {
  return <TermsPage {...useLoaderData<typeof loader>()} />
}
