import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { TransparencyPage } from '#app/site/transparency/transparency-page.tsx'

export const handle = { i18n: ['transparency'] }

export function loader({ context }: LoaderFunctionArgs) {
  return context.transparency()
}

export default function TransparencyRoute() {
  return <TransparencyPage numbers={useLoaderData<typeof loader>()} />
}
