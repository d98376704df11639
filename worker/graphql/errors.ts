import { GraphQLError } from 'graphql'
import type { ExecutionResult } from 'graphql'
import type { Refusal } from '#durable/protocol/refusals.ts'
import { brake } from '#worker/brakes.ts'
import type { Brake } from '#worker/brakes.ts'
import { isUnavailable } from '#worker/db/circuit-breaker.ts'
import { logFault } from '#worker/faults/log-fault.ts'
import { log, loggable } from '#worker/log.ts'
import { Refused, refused } from '#worker/refusals.ts'
import type { GraphQLContext } from './context.ts'

/** @throws the refusal 'too-often' */
export async function requireRate(
  { env, language }: Pick<GraphQLContext, 'env' | 'language'>,
  which: Brake,
  who: string | number | null,
): Promise<void> {
  const refusal = await brake(env, which, who)
  if (refusal) throw refused(refusal, language)
}

type SignInStep = 'googleLogin' | 'createUser' | 'stageTokenOwner' | 'validateStageToken'

/**
 * Slows down each step of a sign-in like its beginning, since nobody has signed in for it.
 * @throws the refusal 'too-often'
 */
export async function requireSignInRate(context: GraphQLContext, step: SignInStep): Promise<void> {
  await requireRate(context, 'SIGN_IN_BRAKE', context.address && `${context.address} ${step}`)
}

/**
 * Whether the cause is a database that did not answer: the thrown error, or the GraphQL error that a client gets for
 * it.
 */
export function isTemporary(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof GraphQLError && error.extensions.code === 'try-again')
}

type Asked = Pick<GraphQLContext, 'requestId' | 'language' | 'env'>

/**
 * The errors as a client may see them. Refusals and GraphQL's own errors stay as they are; a bug becomes one general
 * sentence and is logged.
 */
export function maskErrors<Result extends ExecutionResult>(result: Result, asked: Asked): Result {
  if (!result.errors) return result
  return { ...result, errors: result.errors.map((error) => maskError(error, asked)) }
}

function maskError(error: unknown, { requestId, language, env }: Asked): GraphQLError {
  if (error instanceof GraphQLError && (!error.originalError || error.originalError instanceof GraphQLError))
    return error
  const path = error instanceof GraphQLError ? error.path : undefined
  const original = error instanceof GraphQLError ? error.originalError : error
  if (original instanceof Refused) return answered(original, path)
  if (isUnavailable(original)) {
    log({ event: 'database-unavailable', error: loggable(original).error })
    return answered(refused('try-again', language), path)
  }
  const field = path?.join('.') ?? null
  logFault(env.DB, { event: 'operation-failed', requestId, path: field, ...loggable(original) })
  return new GraphQLError(`Something went wrong. Reference: ${requestId}`, {
    path,
    extensions: { code: 'internal', requestId },
  })
}

/** A refusal of a whole operation. */
export function refusedError({ language }: Pick<GraphQLContext, 'language'>, refusal: Refusal): GraphQLError {
  return answered(refused(refusal, language), undefined)
}

/** A refusal as a GraphQL error. */
function answered({ code, message, retryInMs }: Refused, path: GraphQLError['path']): GraphQLError {
  return new GraphQLError(message, { path, extensions: { code, ...(retryInMs !== null && { retryInMs }) } })
}

/** Removes "Did you mean …?" from GraphQL's own messages, because it would reveal the schema. */
export function withoutSuggestions<Result extends ExecutionResult>(result: Result): Result {
  return { ...result, errors: result.errors?.map(withoutSuggestion) }
}

function withoutSuggestion(error: GraphQLError): GraphQLError {
  const message = error.message.replace(/ ?Did you mean .*\?/s, '')
  if (message === error.message) return error
  const { nodes, source, positions, path, extensions } = error
  return new GraphQLError(message, { nodes, source, positions, path, extensions })
}
