import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { AnnouncementPage } from '#app/site/announcement/announcement-page.tsx'
import { GET_ANNOUNCEMENT } from '#app/site/announcement/queries.ts'
import { readAnnouncement } from '#app/site/announcement/read.server.ts'
import { PageError } from '#app/site/page/page-error.tsx'

/** Ids are whole numbers of 32 bits. */
const ID = /^[1-9]\d{0,8}$/

export const handle = { i18n: ['pages'] }

export async function loader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  const found = ID.test(id) ? await context.query(GET_ANNOUNCEMENT, { id: Number(id) }) : null
  if (!found?.getAnnouncement) throw new Response(null, { status: 404 })
  return { announcement: readAnnouncement(found.getAnnouncement) }
}

/** On a navigation within the site the page shows at once, and its text follows when it is loaded. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return { announcement: serverLoader<typeof loader>().then(({ announcement }) => announcement) }
}

export default function AnnouncementRoute() {
  const { announcement } = useLoaderData<typeof loader | typeof clientLoader>()
  return <AnnouncementPage announcement={announcement} />
}

export function ErrorBoundary() {
  return <PageError />
}
