import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import { type Plugin, createLRUCache, createYoga } from '@graphql-yoga/common'
import { NoSchemaIntrospectionCustomRule, parse } from 'graphql'
import { isLocalSignInOpen } from '#worker/auth/issuers.ts'
import type { GraphQLContext } from './context.ts'
import { maskErrors, withoutSuggestions } from './errors.ts'
import { schema } from './schema.ts'

/** Words and signs of a document at most. */
const TOKENS_MAX = 1000
/** Documents that stay parsed and checked: more than our pages have, too few for a stranger's to fill the memory. */
const DOCUMENTS_KEPT = 100

/** graphql's own limit: the armor's parser comes from another copy of graphql, whose errors are strangers to ours. */
const tokenLimit: Plugin<GraphQLContext> = {
  onParse({ setParseFn }) {
    setParseFn((source, options) => parse(source, { ...options, maxTokens: TOKENS_MAX }))
  },
}

/** Outside of development nobody is told the schema, neither by introspection nor by "did you mean". */
const secrecy: Plugin<GraphQLContext> = {
  onValidate({ addValidationRule, context }) {
    if (!isLocalSignInOpen(context.env)) addValidationRule(NoSchemaIntrospectionCustomRule)
  },
}

/** Every answer leaves through here, whatever it failed in. */
const masking: Plugin<GraphQLContext, GraphQLContext> = {
  onResultProcess({ result, setResult, serverContext }) {
    if (!('errors' in result) || !result.errors) return
    const masked = maskErrors(result, serverContext)
    setResult(isLocalSignInOpen(serverContext.env) ? masked : withoutSuggestions(masked))
  },
}

/** GraphQL for one request that has been let in by routes/graphql.ts. */
export const graphqlServer = createYoga<GraphQLContext>({
  schema,
  graphqlEndpoint: '/api/graphql',
  landingPage: false,
  graphiql: false,
  cors: false,
  multipart: false,
  batching: false,
  logging: false,
  maskedErrors: false,
  parserAndValidationCache: {
    documentCache: createLRUCache({ max: DOCUMENTS_KEPT }),
    errorCache: createLRUCache({ max: DOCUMENTS_KEPT }),
  },
  plugins: [
    tokenLimit,
    secrecy,
    EnvelopArmorPlugin({
      maxDepth: { n: 6 },
      maxAliases: { n: 15 },
      maxTokens: { enabled: false },
      costLimit: { maxCost: 5000 },
      blockFieldSuggestion: { enabled: false },
    }),
    masking,
  ],
})
