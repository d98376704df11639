import { type Plugin, createLRUCache } from '@graphql-yoga/common'
import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  getOperationAST,
} from 'graphql'
import { brake } from '#worker/brakes.ts'
import { refused } from '#worker/refusals.ts'
import type { GraphQLContext, RequestContext } from './context.ts'

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
    if (await brake(context.env, 'DOCUMENT_BRAKE', context.address)) setResult({ errors: [tooOften(context)] })
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
  const answers = await Promise.all([...rootFields(operation)].map(() => brake(env, 'VISITOR_BRAKE', address)))
  return answers.some((refusal) => refusal !== null)
}

/** @returns the refusal 'too-often' */
export function tooOften({ language }: Pick<GraphQLContext, 'language'>): GraphQLError {
  const refusal = refused('too-often', language)
  return new GraphQLError(refusal.message, { originalError: refusal })
}

/** The names of the root fields in the answer to an operation. */
export function rootFields({
  document,
  operationName,
}: Pick<ExecutionArgs, 'document' | 'operationName'>): Set<string> {
  const names = new Set<string>()
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  )
  const collect = ({ selections }: SelectionSetNode) => {
    for (const one of selections) {
      if (one.kind === Kind.FIELD) names.add((one.alias ?? one.name).value)
      else if (one.kind === Kind.INLINE_FRAGMENT) collect(one.selectionSet)
      else {
        const fragment = fragments.get(one.name.value)
        // A fragment is looked at once, wherever it is spread.
        fragments.delete(one.name.value)
        if (fragment) collect(fragment.selectionSet)
      }
    }
  }
  const definition = getOperationAST(document, operationName)
  if (definition) collect(definition.selectionSet)
  return names
}
