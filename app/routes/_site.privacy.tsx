import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { PrivacyPage } from '#app/site/privacy/privacy-page.tsx'

export const handle = { i18n: ['privacy'] }

export function loader({ context: { operator } }: LoaderFunctionArgs) {
  return { operator }
}

export default function PrivacyRoute() {
  return <PrivacyPage {...useLoaderData<typeof loader>()} />
}
