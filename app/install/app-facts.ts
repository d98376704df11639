import { PRODUCT_NAME } from '#app/product.ts'

/** What the sheet says of the app: its name and icon, and a sentence in the language of the page. */
export type AppFacts = { name: string; icon: string; description: string | null }

/** What the sheet shows without a manifest. */
export const OWN_FACTS: AppFacts = { name: PRODUCT_NAME, icon: '/favicon.png', description: null }

const MANIFEST = '/manifest.json'
const PATIENCE_MS = 3000

/** The facts of the manifest that the page names; our own where it cannot be fetched or read, or has no name. */
export async function appFacts(): Promise<AppFacts> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  try {
    const address = new URL(link?.getAttribute('href') ?? MANIFEST, document.baseURI)
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return response.ok ? factsOf(await response.json(), address) : OWN_FACTS
  } catch {
    return OWN_FACTS
  }
}

/** The facts of a parsed manifest, whose addresses are relative to its own. */
export function factsOf(manifest: unknown, address: URL): AppFacts {
  const name = textIn(manifest, 'short_name') ?? textIn(manifest, 'name')
  if (name === null) return OWN_FACTS
  const icons: unknown = typeof manifest === 'object' && manifest && 'icons' in manifest ? manifest.icons : null
  const src = Array.isArray(icons) ? textIn(icons[0], 'src') : null
  const icon = src === null ? OWN_FACTS.icon : new URL(src, address).href
  return { name, icon, description: textIn(manifest, 'description') }
}

function textIn(value: unknown, key: string): string | null {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null
  return typeof found === 'string' && found !== '' ? found : null
}
