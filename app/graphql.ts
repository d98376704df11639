import type { initGraphQLTada, TadaDocumentNode } from 'gql.tada'
import type { introspection } from './built/graphql-env.d.ts'

type Typed = ReturnType<typeof initGraphQLTada<{ introspection: introspection }>>

/**
 * Types a GraphQL document by worker/api/schema.graphql: a field that the server lacks does not compile. A document
 * stays the text that is sent. Parsing and printing it in the browser would add 4 KB to every page. So fragments are not
 * sent: selections are written out.
 */
export const graphql = documentOf as Typed

function documentOf(text: string) {
  return { kind: 'Document', definitions: [], loc: { source: { body: text } } }
}

/** The text of a document, as it is sent to the server. */
export function documentText<Result, Variables>(document: TadaDocumentNode<Result, Variables>): string {
  return document.loc?.source.body ?? ''
}
