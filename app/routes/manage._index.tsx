import { redirect } from '@remix-run/cloudflare'
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { sectionsFor } from '#app/manage/frame/sections.ts'
import { requireDesk } from '#app/manage/require-desk.ts'

/** Redirects to the first staff page that the member of staff may see. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { capabilities } = await requireDesk(context, 'open-manage')
  const [first] = sectionsFor(capabilities)
  if (!first) throw new Response(null, { status: 404 })
  return redirect(first.path)
}

export default function Nothing() {
  return null
}
