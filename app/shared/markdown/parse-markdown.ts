import { micromark } from 'micromark'
import { type Markdown, type MarkdownNode, PLAIN_TAGS, type PlainTag, safeLink, safePath } from './markdown.ts'

/**
 * Markdown to nodes; pages have it done on the server, for its size. micromark compiles it to HTML that holds none of
 * the writer's own; we read back from that the elements that we know and leave out the rest, so that nothing is ever
 * handed to a browser as HTML.
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

/** Elements in elements; what lies deeper keeps its words only, so that nobody runs out of stack. */
const DEPTH_MAX = 20
const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g
/** HTML is no syntax here: it is read as it was written. */
const SYNTAX = { extensions: [{ disable: { null: ['htmlFlow', 'htmlText'] } }] }
const VOID_TAGS = ['br', 'hr', 'img']
const HEADING = /^h[1-6]$/

/** What an element of the compiled HTML becomes; one that we do not know leaves what is in it. */
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

/** micromark writes these four and no others. */
function decoded(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
}
