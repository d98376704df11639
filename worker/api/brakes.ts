import { createLRUCache } from '@graphql-yoga/common'
import type { Plugin } from '@graphql-yoga/common'
import type { DocumentNode, ExecutionArgs } from 'graphql'
import { brake } from '#worker/brakes.ts'
import type { GraphQLContext, RequestContext } from '#worker/graphql/context.ts'
import { refusedError } from '#worker/graphql/errors.ts'
import { rootFields } from './root-fields.ts'

/**
 * How many documents are cached parsed and validated: more than our pages have, and too few for other documents to fill
 * the memory.
 */
const DOCUMENTS_KEPT = 200

/** Documents by their texts. Those of our pages are in use all the time, so other ones do not displace them. */
export const documentCache = createLRUCache<DocumentNode>({ max: DOCUMENTS_KEPT })
/** The errors of those that cannot be parsed. */
export const errorCache = createLRUCache<Error>({ max: DOCUMENTS_KEPT })

/**
 * Slows down who sends documents that nobody has sent here before: parsing and validating one takes more time than most
 * operations. Our pages have some eighty of them.
 */
export const newDocuments: Plugin<RequestContext, RequestContext> = {
  async onParams({ params, context, setResult }) {
    const text = params.query ?? ''
    if (documentCache.get(text) || errorCache.get(text)) return
    if (await brake(context.env, 'DOCUMENT_BRAKE', context.address))
      setResult({ errors: [refusedError(context, 'too-often')] })
  },
}

/**
 * Whether a visitor, of whom nothing is known but the address, asks too often. Each root field counts: an operation may have
 * many.
 */
export async function asksTooMuch(
  { viewer, env, address }: GraphQLContext,
  operation: Pick<ExecutionArgs, 'document' | 'operationName'>,
): Promise<boolean> {
  if (viewer || address === null) return false
  const answers = await Promise.all([...rootFields(operation).keys()].map(() => brake(env, 'VISITOR_BRAKE', address)))
  return answers.some((refusal) => refusal !== null)
}
