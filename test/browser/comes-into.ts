import type { Page } from 'playwright-core'

/** Makes the page enter the park in this room from now on. Returns a function that ends that. */
export async function comesInto(page: Page, room: string): Promise<() => Promise<void>> {
  const api = '**/api/graphql'
  await page.route(api, async (route) => {
    const asked = route.request().postDataJSON()
    if (asked.query.includes('enterPark')) asked.variables = { ...asked.variables, room }
    await route.continue({ postData: JSON.stringify(asked) })
  })
  return () => page.unroute(api)
}
