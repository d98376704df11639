/** Formatted text as data: loaders send it, and `markdown-text.tsx` turns it into elements. It contains no HTML. */
export type Markdown = readonly MarkdownNode[]
export type MarkdownNode =
  | string
  | { tag: PlainTag; children: Markdown }
  | { tag: 'a'; href: string; children: Markdown }
  | { tag: 'img'; src: string; alt: string }

/** Elements without attributes. There are two levels of headings, since the page's title is the only one above them. */
export const PLAIN_TAGS = [
  'p',
  'h2',
  'h3',
  'em',
  'strong',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'hr',
  'br',
] as const
export type PlainTag = (typeof PLAIN_TAGS)[number]

const ORIGIN = 'https://ours.invalid'

/** The link if it may be followed, which is a path on our own origin or an https address; null for anything else. */
export function safeLink(href: string): string | null {
  return safePath(href) ?? (urlOf(href)?.protocol === 'https:' && /^https:\/\//i.test(href) ? href : null)
}

/** The path if it stays on our own origin; null for anything that could lead elsewhere. */
export function safePath(path: string): string | null {
  const url = path.startsWith('/') ? urlOf(path) : null
  return url?.origin === ORIGIN ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : null
}

function urlOf(address: string): URL | null {
  return URL.canParse(address, ORIGIN) ? new URL(address, ORIGIN) : null
}
