import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet } from '@remix-run/react'
import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { act, render } from '@testing-library/react'
import type { RenderResult } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import type { Contact, PageContext } from '#app/load-context.ts'
import { loader as rootLoader } from '#app/root.tsx'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { textsOf } from './site/rendered-page.tsx'

type Answer = (args: LoaderFunctionArgs) => unknown

/** A module of app/routes. */
export type RouteModule = {
  default: ComponentType
  loader?: Answer
  action?: Answer
  clientLoader?: (args: ClientLoaderFunctionArgs) => unknown
  ErrorBoundary?: ComponentType
}

/** A route with its module, as its file name tells it. */
export type Route = { id: string; path: string; module: RouteModule; children?: readonly Route[] }

export type OpenedRoute = RenderResult & {
  user: UserEvent
  /** Where the page is now, with its query. */
  address: () => string
  /** Leaves by the history, as the keys of the browser do. */
  goTo: (address: string) => Promise<void>
}

/** No address is known. */
export const CONTACT: Contact = {
  ...{ address: 'hello@park.test', instagram: '', youtube: '', tiktok: '' },
  ...{ chatServer: '', supporterPlatform: '', canConnect: false, demoPark: '' },
}

const CONTEXT = {
  magicParameter: '',
  query: () => Promise.reject(new Error('no query is answered here')),
  language: 'en',
  nonce: '',
  signIn: { local: true, googleClientId: '' },
  contact: CONTACT,
  operator: {
    ...{ name: 'Parkforeningen', address: 'Parkvej 1', email: 'data@park.test', languages: ['en'] },
    authority: { name: 'Datatilsynet', url: 'https://authority.test/' },
  },
  stage: false,
  desk: async () => null,
  publicReports: {
    form: () => ({ number: '', drawnAt: 0 }),
    send: () => Promise.reject(new Error('nobody reports here')),
    find: async () => null,
    askAgain: async () => null,
  },
  transparency: () => Promise.reject(new Error('no numbers are known here')),
} satisfies PageContext

/**
 * Opens an address by the real routes, in the document of a test of the project `dom`. Their loaders and actions answer
 * as on the server, in the same process.
 */
export function openedRoute(address: string, routes: readonly Route[], known: Partial<PageContext> = {}): OpenedRoute {
  const context: AppLoadContext = { ...CONTEXT, ...known }
  const root: RouteObject = {
    id: 'root',
    path: '/',
    loader: answered(rootLoader, context),
    shouldRevalidate: () => false,
    element: <Outlet />,
    children: routes.map((route) => objectOf(route, context)),
  }
  const router = createMemoryRouter([root], { initialEntries: [address] })
  const texts = textsOf(context.language)
  document.documentElement.lang = LANGUAGE_TAGS[context.language]
  const page = render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
  return {
    ...page,
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
    goTo: (path) => act(() => router.navigate(path)),
  }
}

function objectOf({ id, path, module, children = [] }: Route, context: AppLoadContext): RouteObject {
  const { default: Component, ErrorBoundary, loader, clientLoader, action } = module
  const ownLoader: Answer | undefined =
    clientLoader && (({ request, params }) => clientLoader({ request, params, serverLoader }))
  const load = ownLoader ?? loader
  return {
    id,
    path,
    Component,
    ErrorBoundary: ErrorBoundary ?? null,
    ...(load && { loader: answered(load, context) }),
    ...(action && { action: answered(action, context) }),
    children: children.map((child) => objectOf(child, context)),
  }
}

/** No loader of the browser asks the one of the server. */
function serverLoader(): never {
  throw new Error('no data of the server')
}

function answered(answer: Answer, context: AppLoadContext): LoaderFunction {
  return async ({ request, params }) => {
    // An answer over the network never comes within the task that asked for it.
    await new Promise((resolve) => setTimeout(resolve))
    return answer({ request, params, context })
  }
}
