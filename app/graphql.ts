import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './built/graphql-env.d.ts'

/** Types a GraphQL document by worker/graphql/schema.graphql: a field that the server lacks does not compile. */
export const graphql = initGraphQLTada<{ introspection: introspection }>()
