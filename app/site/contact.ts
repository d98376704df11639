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
  return useRouteLoaderData<{ contact?: Contact }>('routes/_site')?.contact ?? NOWHERE
}
