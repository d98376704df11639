import { Window } from 'happy-dom'
import type { Document, Node } from 'happy-dom'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'

const { DOMParser, Element, Node: Kind } = new Window()
/** What a browser without scripts shows nothing of. */
const UNSEEN = 'head, script, style, template, [hidden]'
/** The attributes that name or describe an element. */
const NAMES = ['aria-label', 'alt', 'title', 'placeholder']

/** A page as the server sends it to a browser of this language. None of its scripts runs. */
export async function parsedPage(url: string, language: Language = 'en'): Promise<{ status: number; page: Document }> {
  const response = await fetch(url, { headers: { 'Accept-Language': LANGUAGE_TAGS[language] } })
  return { status: response.status, page: new DOMParser().parseFromString(await response.text(), 'text/html') }
}

/** What can be read in a part of a page, and how its elements are named, piece by piece. */
export function textsIn(node: Node): string[] {
  if (node.nodeType === Kind.TEXT_NODE) return [node.textContent]
  if (!(node instanceof Element) || node.matches(UNSEEN)) return []
  const names = NAMES.flatMap((name) => node.getAttribute(name) ?? [])
  return [...names, ...[...node.childNodes].flatMap(textsIn)]
}
