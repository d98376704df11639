import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { ArchivePage } from '#app/site/announcement/archive-page.tsx'
import { readArchive } from '#app/site/announcement/read-archive.server.ts'
import { PageError } from '#app/site/page/page-error.tsx'

export const handle = { i18n: ['pages'] }

/** The first page has the address without a number. */
const PAGE = /^([2-9]|[1-9]\d{1,3})$/

export async function loader({ context, params: { page } }: LoaderFunctionArgs) {
  const archive = page === undefined || PAGE.test(page) ? await readArchive(context.query, Number(page ?? 1)) : null
  if (!archive) throw new Response(null, { status: 404 })
  return archive
}

export default function ArchiveRoute() {
  return <ArchivePage {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <PageError />
}
