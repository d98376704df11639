import type { TadaDocumentNode } from 'gql.tada'
import { execute } from 'graphql'
import type { Language } from '#durable/rules/languages.ts'
import { openReplica } from '#worker/db/client.ts'
import type { Db } from '#worker/db/client.ts'
import type { Env } from '#worker/env.ts'
import type { GraphQLContext } from '#worker/graphql/context.ts'
import { maskErrors } from '#worker/graphql/errors.ts'
import { schema } from './schema.ts'

/**
 * Runs operations for a page that is being rendered, without HTTP. They run as a visitor, because the server's pages
 * have no session.
 */
export function executeInProcess(env: Env, language: Language) {
  // One for all operations of a page, so that they can read in one trip.
  const db = openReplica(env.DB)
  return async <Result, Variables>(
    document: TadaDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<Result> => {
    const contextValue = contextOf(env, language, db)
    const variableValues = Object.fromEntries(Object.entries(variables ?? {}))
    const answer = await execute({ schema, document, variableValues, contextValue })
    const { data, errors } = maskErrors(answer, contextValue)
    if (errors?.[0]) throw errors[0]
    // gql.tada typed the document by the schema that has just executed it.
    return data as Result
  }
}

function contextOf(env: Env, language: Language, db: Db): GraphQLContext {
  return {
    env,
    db,
    viewer: null,
    foreseen: [],
    address: null,
    device: null,
    language,
    now: Date.now(),
    random: Math.random,
    requestId: crypto.randomUUID(),
  }
}
