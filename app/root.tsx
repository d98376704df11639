import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { useNonce } from './nonce.ts'

export const links: LinksFunction = () => [{ rel: 'icon', href: '/favicon.png', type: 'image/png' }]

export function loader({ context }: LoaderFunctionArgs) {
  return { language: context.language, signIn: context.signIn }
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  return (
    <html lang={LANGUAGE_TAGS[data?.language ?? 'en']}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
