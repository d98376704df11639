import { Link } from '@remix-run/react'
import { Fragment } from 'react'
import type { Markdown, MarkdownNode } from './markdown.ts'

/** Formatted text as React elements. React escapes every text in it. */
export function MarkdownText({ nodes }: { nodes: Markdown }) {
  return nodes.map((node, place) => <Fragment key={place}>{elementOf(node)}</Fragment>)
}

function elementOf(node: MarkdownNode) {
  if (typeof node === 'string') return node
  if (node.tag === 'img') return <img src={node.src} alt={node.alt} loading="lazy" />
  if (node.tag === 'br' || node.tag === 'hr') return <node.tag />
  const children = <MarkdownText nodes={node.children} />
  if (node.tag !== 'a') return <node.tag>{children}</node.tag>
  if (node.href.startsWith('/')) return <Link to={node.href}>{children}</Link>
  return (
    <a href={node.href} rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
