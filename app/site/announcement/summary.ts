import type { Markdown, MarkdownNode } from '#app/shared/markdown/markdown.ts'

/** How many characters of a description search engines show. */
const SUMMARY_MAX = 155

/** The beginning of a text without its formatting, cut between words: the description of its page. */
export function summaryOf(nodes: Markdown): string {
  const text = wordsOf(nodes).replace(/\s+/g, ' ').trim()
  if (text.length <= SUMMARY_MAX) return text
  const cut = text.slice(0, SUMMARY_MAX)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}

function wordsOf(nodes: Markdown): string {
  return nodes.map(wordsIn).join('')
}

function wordsIn(node: MarkdownNode): string {
  if (typeof node === 'string') return node
  if (node.tag === 'img') return ''
  if (node.tag === 'br') return ' '
  return `${wordsOf(node.children)}${INLINE.includes(node.tag) ? '' : ' '}`
}

const INLINE = ['a', 'em', 'strong', 'code']
