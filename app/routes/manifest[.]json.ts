import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { appManifest } from '#app/site/app-manifest.server.ts'

/** The web app's manifest, in the language of the address or else of the browser. */
export async function loader({ context: { language } }: LoaderFunctionArgs) {
  return new Response(JSON.stringify(await appManifest(language)), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'private, max-age=3600',
      Vary: 'Accept-Language, Cookie',
    },
  })
}
