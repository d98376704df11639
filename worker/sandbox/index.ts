import { runCode } from './machine.ts'

type Asked = { code: string; person: unknown; seed: number }

/** The script without bindings that runs code of administrators: a POST of code, answered with its outcome. */
export default {
  async fetch(request) {
    const asked: unknown = await request.json().catch(() => null)
    if (!isAsked(asked)) return new Response(null, { status: 400 })
    return Response.json(await runCode(asked.code, JSON.stringify(asked.person), asked.seed))
  },
} satisfies ExportedHandler

// The site alone calls this; what it sends is its own.
function isAsked(value: unknown): value is Asked {
  return typeof value === 'object' && value !== null && 'code' in value && 'person' in value && 'seed' in value
}
