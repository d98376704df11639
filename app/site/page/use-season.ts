import { useRouteLoaderData } from '@remix-run/react'
import type { Season } from '../season.ts'

/** The season that the frame of the site shows. */
export function useSeason(): Season {
  return useRouteLoaderData<{ season: Season }>('routes/_site')?.season ?? 'normal'
}
