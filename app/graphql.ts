import type { initGraphQLTada, TadaDocumentNode } from 'gql.tada'
import type { introspection } from './built/graphql-env.d.ts'

type Typed = ReturnType<typeof initGraphQLTada<{ introspection: introspection }>>

/**
 * Types a GraphQL document by worker/graphql/schema.graphql: a field that the server lacks does not compile. A document
 * stays its text, which is what the server is sent: parsing it and printing it again would take every page 4 KB.
 */
export const graphql = documentOf as Typed

function documentOf(text: string) {
  return { kind: 'Document', definitions: [], loc: { source: { body: text } } }
}

/** What the server is sent of a document. */
export function documentText<Result, Variables>(document: TadaDocumentNode<Result, Variables>): string {
  return document.loc?.source.body ?? ''
}
