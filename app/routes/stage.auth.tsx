import { data } from '@remix-run/cloudflare'
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { PageError } from '#app/site/page/page-error.tsx'
import { StagePage } from '#app/site/stage/stage-page.tsx'

export const handle = { i18n: ['pages'] }

/** The address holds a token, so it must reach no other page as a referrer, and no cache. */
export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })

export function loader({ request }: LoaderFunctionArgs) {
  const hasToken = Boolean(new URL(request.url).searchParams.get('token'))
  return data({ hasToken }, { status: hasToken ? 200 : 400 })
}

export default function StageRoute() {
  return <StagePage {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <PageError />
}
