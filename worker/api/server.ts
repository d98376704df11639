import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import { createYoga } from '@graphql-yoga/common'
import type { Plugin } from '@graphql-yoga/common'
import { NoSchemaIntrospectionCustomRule, getOperationAST, parse } from 'graphql'
import { isLocalSignInOpen } from '#worker/auth/issuers.ts'
import { mayWhileBanned } from '#worker/bans/while-banned.ts'
import type { GraphQLContext, RequestContext } from '#worker/graphql/context.ts'
import { maskErrors, refusedError, withoutSuggestions } from '#worker/graphql/errors.ts'
import { foreseenBy } from '#worker/graphql/foresight.ts'
import { mayBeforeTerms } from '#worker/users/before-terms.ts'
import { asksTooMuch, documentCache, errorCache, newDocuments } from './brakes.ts'
import { rootFields } from './root-fields.ts'
import { schema } from './schema.ts'

/**
 * The most tokens (names, numbers, signs) that a document may have: twice as many as the longest of our pages has. The time
 * to validate one grows with their square.
 */
const TOKENS_MAX = 400

/**
 * Uses graphql's own limit, because the parser of graphql-armor comes from another copy of graphql and throws errors
 * that ours does not recognize.
 */
const tokenLimit: Plugin<GraphQLContext> = {
  onParse({ setParseFn }) {
    setParseFn((source, options) => parse(source, { ...options, maxTokens: TOKENS_MAX }))
  },
}

/** Outside of development the schema stays private: no introspection and no "did you mean". */
const secrecy: Plugin<GraphQLContext> = {
  onValidate({ addValidationRule, context }) {
    if (!isLocalSignInOpen(context.env)) addValidationRule(NoSchemaIntrospectionCustomRule)
  },
}

/** Finds the viewer, once it is known what else the operation asks the database, and refuses what is not for them as a whole. */
const recognition: Plugin<RequestContext> = {
  async onExecute({ args, setResultAndStopExecution }) {
    // Yoga executes with a copy of the context.
    const context: RequestContext = args.contextValue
    const recognized = await context.recognize((asked) => foreseenBy(args, asked))
    if (!recognized) return setResultAndStopExecution({ data: null })
    Object.assign(context, recognized)
    const refusal = (await asksTooMuch(context, args)) ? 'too-often' : forbidden(context, args)
    if (refusal) setResultAndStopExecution({ data: null, errors: [refusedError(context, refusal)] })
  },
}

/** Why the viewer may not send these mutations at all: during a ban [B2], or before they agree to the terms [S12]. */
function forbidden(
  { viewer }: GraphQLContext,
  operation: Parameters<typeof rootFields>[0],
): 'banned' | 'terms-first' | null {
  const isMutation = getOperationAST(operation.document, operation.operationName)?.operation === 'mutation'
  if (!viewer || !isMutation) return null
  const mutations = [...rootFields(operation).values()]
  if (viewer.isBanned && !mutations.every(mayWhileBanned)) return 'banned'
  if (!viewer.hasAgreed && !mutations.every(mayBeforeTerms)) return 'terms-first'
  return null
}

/** Masks the errors of every result, whatever phase failed. */
const masking: Plugin<GraphQLContext, GraphQLContext> = {
  onResultProcess(processed) {
    const { result, serverContext } = processed
    if (!('errors' in result) || !result.errors) return
    const masked = maskErrors(result, serverContext)
    processed.setResult(isLocalSignInOpen(serverContext.env) ? masked : withoutSuggestions(masked))
  },
}

/** Executes a GraphQL request that routes/graphql.ts has let in. */
export const graphqlServer = createYoga<RequestContext>({
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
    documentCache,
    errorCache,
  },
  plugins: [
    newDocuments,
    tokenLimit,
    secrecy,
    EnvelopArmorPlugin({
      maxDepth: { n: 6 },
      maxAliases: { n: 15 },
      maxTokens: { enabled: false },
      costLimit: { maxCost: 5000 },
      blockFieldSuggestion: { enabled: false },
    }),
    recognition,
    masking,
  ],
})
