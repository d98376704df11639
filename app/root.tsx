import './ui/base.css'
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Links, Meta, Outlet, ScrollRestoration, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { INSTALL_LINE } from '#app/install/install-line.ts'
import { headFacts } from '#app/shared/head/head-facts.server.ts'
import { PageHead } from '#app/shared/head/page-head.tsx'
import { LateTrouble } from '#app/shared/late/late-trouble.tsx'
import { seasonAt } from '#app/shared/season.ts'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { LateScripts } from './late-scripts.tsx'
import { useNonce } from './nonce.ts'
import { SESSION_LINE } from './session.ts'
import { artOfSeason } from './site/season-art.server.ts'
import { StrayPage } from './site/stray-page.tsx'
import { STORAGE_LINE } from './storage.ts'

export const links: LinksFunction = () => [{ rel: 'icon', href: '/favicon.png', type: 'image/png' }]

export function loader({ request, context: { language, signIn, contact, stage, magicParameter } }: LoaderFunctionArgs) {
  return {
    language,
    signIn,
    contact,
    stage,
    magicParameter,
    head: headFacts(request.url, language),
    art: artOfSeason(seasonAt(Date.now())),
  }
}

// The layout depends on the language alone, and a change of the language loads a new document.
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  return (
    <html lang={LANGUAGE_TAGS[data?.language ?? 'en']}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        {data && <PageHead facts={data.head} language={data.language} isDemo={data.stage} />}
        <Meta />
        <Links />
        {/* Browsers hide the nonce from scripts, so it differs from what the server has sent; and they run no line twice. */}
        <script nonce={nonce} suppressHydrationWarning>
          {import.meta.env.SSR ? `${STORAGE_LINE};${SESSION_LINE};${INSTALL_LINE}` : ' '}
        </script>
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <LateTrouble />
        <LateScripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Shown where even the layout failed to render. The error itself stays in the server's log. */
export function ErrorBoundary() {
  return (
    <main>
      <StrayPage kind="failure" />
    </main>
  )
}
