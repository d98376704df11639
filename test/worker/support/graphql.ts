import { env } from 'cloudflare:test'
import app from '#test/worker/entry.ts'
import type { Env } from '#worker/env.ts'
import type { TestUser } from './d1.ts'

export type Answer = {
  status: number
  // What an operation returns differs per test, and each test states what it expects.
  data: Record<string, unknown> | null
  errors: { message: string; path?: string[]; extensions: { code?: string; requestId?: string } }[]
  response: Response
}

export type Asking = {
  as?: TestUser | null
  variables?: Record<string, unknown>
  headers?: Record<string, string>
  /** Bindings that replace the tests' own. */
  env?: Partial<Env>
}

/** Sends one operation as a browser does. */
export async function ask(query: string, { as, variables, headers, env: changes }: Asking = {}): Promise<Answer> {
  const response = await app.request(
    '/api/graphql',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${as?.token ?? ''}`, ...headers },
      body: JSON.stringify({ query, variables }),
    },
    { ...env, ...changes },
  )
  const { data = null, errors = [] } = await response.clone().json<Partial<Answer>>()
  return { status: response.status, data, errors, response }
}

/** The codes of the errors. */
export function codesOf({ errors }: Answer): (string | undefined)[] {
  return errors.map(({ extensions }) => extensions?.code)
}

/** An ID token of the local issuer, as the form of the sign-in box gets it. */
export async function credentialOf(email: string, nonce?: string): Promise<string> {
  const response = await app.request(
    '/local-identity/token',
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email, nonce }) },
    env,
  )
  return (await response.json<{ credential: string }>()).credential
}
