import { useRouteLoaderData } from '@remix-run/react'
import type { Contact } from '#app/load-context.ts'

const NOWHERE: Contact = {
  address: '',
  instagram: '',
  youtube: '',
  tiktok: '',
  chatServer: '',
  supporterPlatform: '',
  demoPark: '',
}

/** What the layout of the public pages was told by the server. */
export function useContact(): Contact {
  const site = useRouteLoaderData<{ contact?: Contact }>('routes/_site')
  const manage = useRouteLoaderData<{ site?: { contact?: Contact } }>('routes/manage')
  return site?.contact ?? manage?.site?.contact ?? NOWHERE
}
