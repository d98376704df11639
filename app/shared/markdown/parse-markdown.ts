import { micromark } from 'micromark'
import { PLAIN_TAGS, safeLink, safePath } from './markdown.ts'
import type { Markdown, MarkdownNode, PlainTag } from './markdown.ts'

/**
 * Parses Markdown into nodes. Loaders call it, because the parser is too big for pages. micromark compiles the source
 * to HTML in which it escapes all HTML of the writer; from that we read the elements that we know and drop the other
 * tags. So no HTML ever reaches a browser as HTML.
 */
export function parseMarkdown(source: string): Markdown {
  const open: { tag: string; attributes: string; children: MarkdownNode[] }[] = []
  let children: MarkdownNode[] = []
  for (const [token, slash, name = '', attributes = ''] of micromark(source, SYNTAX).matchAll(TOKEN)) {
    if (!name) {
      children.push(decoded(token))
    } else if (slash) {
      const closed = open.pop()
      const nodes = open.length < DEPTH_MAX ? nodesOf(name, closed?.attributes ?? '', children) : children
      if (closed) children = [...closed.children, ...nodes]
    } else if (VOID_TAGS.includes(name)) {
      children.push(...nodesOf(name, attributes, []))
    } else {
      open.push({ tag: name, attributes, children })
      children = []
    }
  }
  return children.filter((node) => typeof node !== 'string' || node.trim() !== '')
}

/** How deep elements may be nested. Deeper ones leave only their text, so that rendering cannot overflow the stack. */
const DEPTH_MAX = 20
const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g
/** HTML is turned off as syntax: it shows as the text that was written. */
const SYNTAX = { extensions: [{ disable: { null: ['htmlFlow', 'htmlText'] } }] }
const VOID_TAGS = ['br', 'hr', 'img']
const HEADING = /^h[1-6]$/

/** The nodes for an element of the compiled HTML. An unknown element is replaced by its children. */
function nodesOf(tag: string, attributes: string, children: MarkdownNode[]): Markdown {
  if (tag === 'a') {
    const href = safeLink(attributeOf('href', attributes))
    return href === null ? children : [{ tag, href, children }]
  }
  if (tag === 'img') {
    const src = safePath(attributeOf('src', attributes))
    const alt = attributeOf('alt', attributes)
    return src === null ? [alt] : [{ tag, src, alt }]
  }
  const known = HEADING.test(tag) ? (tag === 'h1' ? 'h2' : 'h3') : tag
  return isPlain(known) ? [{ tag: known, children }] : children
}

function isPlain(tag: string): tag is PlainTag {
  return PLAIN_TAGS.some((plain) => plain === tag)
}

function attributeOf(name: string, attributes: string): string {
  return decoded(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** micromark writes these four entities and no others. */
function decoded(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
}
