import type { TadaDocumentNode } from 'gql.tada'
import { REFUSALS } from '#durable/protocol/refusals.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import { documentText } from './graphql.ts'
import { deviceId, sessionToken } from './session.ts'

/**
 * A rule of the server refused the request; the message says why. `retryInMs` is set where waiting helps, in
 * milliseconds.
 */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly reason: Refusal
  readonly retryInMs: number | null
  constructor(message: string, reason: Refusal, retryInMs: number | null = null) {
    super(message)
    this.reason = reason
    this.retryInMs = retryInMs
  }
}

/** The server could not be reached, or failed: trying again later may help. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
}

/** The server answered, but failed at a part of what was asked for, and so gave none of it. */
export class BrokenAnswerError extends UnreachableError {
  override name = 'BrokenAnswerError'
}

/** How long a request may take before it counts as failed, in milliseconds. */
const ANSWER_WITHIN_MS = 15_000

type Answer<Result> = {
  data?: Result | null
  errors?: { message: string; extensions?: { code?: unknown; retryInMs?: unknown } }[]
}

type Sending = {
  /** The browser finishes sending it when the page is left: for small changes that must not be lost (at most 64 KiB). */
  keepalive?: boolean
}

/**
 * Runs a GraphQL operation as the signed-in user, or as a visitor.
 * @throws RefusedError when a rule refuses it (its message is in the user's language), UnreachableError otherwise.
 */
export async function request<Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  sending: Sending = {},
): Promise<Result> {
  const { data, errors } = await post<Result>(JSON.stringify({ query: documentText(document), variables }), sending)
  for (const { message, extensions } of errors ?? []) {
    const { code, retryInMs } = extensions ?? {}
    if (isRefusal(code)) throw new RefusedError(message, code, typeof retryInMs === 'number' ? retryInMs : null)
  }
  if (errors?.length || !data) throw new BrokenAnswerError(errors?.[0]?.message ?? 'no data')
  return data
}

async function post<Result>(body: string, { keepalive = false }: Sending): Promise<Answer<Result>> {
  try {
    const response = await fetch('/api/graphql', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${sessionToken() ?? ''}`,
        'X-Device': deviceId() ?? '',
      },
      credentials: 'include',
      body,
      keepalive,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    return await response.json()
  } catch (error) {
    throw new UnreachableError('the server did not answer', { cause: error })
  }
}

function isRefusal(code: unknown): code is Refusal {
  return REFUSALS.some((refusal) => refusal === code)
}
