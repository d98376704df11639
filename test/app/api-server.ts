import { readFileSync } from 'node:fs'
import { buildSchema, graphql, GraphQLError } from 'graphql'
import { vi } from 'vitest'
import type { Refusal } from '#durable/protocol/refusals.ts'

/** What the fields of the API answer: a value, or a function of their arguments. What is missing is an error. */
export type Fields = Record<string, unknown>

/** What stands at an address besides the API; null for nothing. */
type Files = (path: string) => string | null | Promise<string | null>

let schema: ReturnType<typeof buildSchema> | null = null

/** A rule refuses the request; its message is in the reader's language. */
export function refused(code: Refusal, message: string = code): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

/** A request that gets no answer, as without a net. */
export class NoAnswer extends Error {}

/**
 * Answers what pages ask of `/api/graphql` by the Worker's own schema, so that neither a question nor an answer can have
 * a field that the server lacks. `files` answers other addresses.
 */
export class ApiServer {
  fields: Fields
  /** The operations that were asked for, in order. */
  readonly asked: { operation: string; variables: Record<string, unknown> }[] = []
  readonly #files: Files

  constructor(fields: Fields, files: Files = () => null) {
    this.fields = fields
    this.#files = files
    vi.stubGlobal('fetch', (url: unknown, init?: { body?: unknown }) => this.#answer(String(url), init?.body))
  }

  /** How often an operation was asked for, and with what. */
  variablesOf(operation: string): Record<string, unknown>[] {
    return this.asked.filter((one) => one.operation === operation).map(({ variables }) => variables)
  }

  async #answer(url: string, body: unknown): Promise<Response> {
    if (!url.endsWith('/api/graphql')) {
      const file = await this.#files(url)
      return new Response(file, { status: file === null ? 404 : 200 })
    }
    const { query, variables }: { query: string; variables: Record<string, unknown> } = JSON.parse(String(body))
    this.asked.push({ operation: /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '', variables })
    schema ??= buildSchema(readFileSync('worker/api/schema.graphql', 'utf8'))
    const answer = await graphql({ schema, source: query, variableValues: variables, rootValue: this.fields })
    if (answer.errors?.some(({ originalError }) => originalError instanceof NoAnswer)) throw new TypeError('no net')
    return Response.json(answer)
  }
}
