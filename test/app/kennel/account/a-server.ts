import { vi } from 'vitest'
import { storeSession } from '#app/session.ts'

export const ROOT = { signIn: { local: true, googleClientId: '' } }

type Reply = { data: object } | { code: string }

/**
 * A server in place of the network, for a browser that is signed in. It answers each operation by its name, and opens
 * the pages of the staff; `asked` lists both.
 */
export function aServer(answers: Record<string, (variables: Record<string, unknown>) => Reply | Promise<Reply>>) {
  const asked: string[] = []
  storeSession('secret')
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/local-identity/token') return Response.json({ credential: 'an ID token' })
    if (path === '/manage/door') {
      asked.push(path)
      return new Response(null, { status: 204 })
    }
    const { query, variables } = JSON.parse(String(init.body)) as { query: string; variables: Record<string, unknown> }
    const name = /(?:mutation|query) (\w+)/.exec(query)?.[1] ?? ''
    asked.push(name)
    const reply = name === 'StartSignIn' ? { data: { startSignIn: 'a nonce' } } : await answers[name]?.(variables)
    if (!reply) throw new Error(`nothing is answered to ${name}`)
    if ('data' in reply) return Response.json(reply)
    return Response.json({ data: null, errors: [{ message: reply.code, extensions: { code: reply.code } }] })
  })
  return { asked }
}
