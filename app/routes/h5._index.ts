import { redirect } from '@remix-run/cloudflare'
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'

export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/${new URL(request.url).search}`)
}
