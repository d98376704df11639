import type { TadaDocumentNode } from 'gql.tada'
import { execute } from 'graphql'
import type { Language } from '#durable/rules/languages.ts'
import { openDb } from '#worker/db/client.ts'
import type { Env } from '#worker/env.ts'
import type { GraphQLContext } from './context.ts'
import { maskErrors } from './errors.ts'
import { schema } from './schema.ts'

/** Runs operations for a page that is being rendered, without HTTP: as a visitor, since the session is the browser's. */
export function executeInProcess(env: Env, language: Language) {
  return async <Result, Variables>(
    document: TadaDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<Result> => {
    const contextValue = contextOf(env, language)
    const variableValues = Object.fromEntries(Object.entries(variables ?? {}))
    const answer = await execute({ schema, document, variableValues, contextValue })
    const { data, errors } = maskErrors(answer, contextValue)
    if (errors?.[0]) throw errors[0]
    // The document says what it results in: gql.tada typed it by the schema that has just run it.
    return data as Result
  }
}

function contextOf(env: Env, language: Language): GraphQLContext {
  return {
    env,
    db: openDb(env.DB),
    viewer: null,
    address: null,
    device: null,
    language,
    now: Date.now(),
    random: Math.random,
    requestId: crypto.randomUUID(),
  }
}
