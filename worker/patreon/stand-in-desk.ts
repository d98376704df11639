import { signatureOf } from './hooks.ts'
import { GONE, STATES, changeMember, people, personOf } from './stand-in-people.ts'
import { MISCHIEFS, STAND_IN_HOOK, memberOf, setMischief } from './stand-in.ts'

/** How the stand-in tells the park of a change. */
export const HOOK_WAYS = ['not at all', 'once', 'three times', 'wrongly signed', 'before the API knows it'] as const
export type HookWay = (typeof HOOK_WAYS)[number]

/** So long after a hook that comes too early the API knows of the change, ms. */
const EARLY_MS = 10_000

/** A hook as the platform sends it. */
export type SentHook = { body: string; headers: Record<string, string> }

/** Does what a form of the desk says. Returns the hooks that are to be sent to the park. */
export async function changeAtDesk(form: URLSearchParams): Promise<SentHook[]> {
  const answers = form.get('answers')
  if (answers !== null) {
    setMischief(MISCHIEFS.find((known) => String(known) === answers) ?? null)
    return []
  }
  const [id, state] = [form.get('person') ?? '', form.get('state') ?? '']
  if (!personOf(id) || !Object.hasOwn(STATES, state)) return []
  const way = HOOK_WAYS.find((known) => known === form.get('hook')) ?? 'not at all'
  changeMember(id, STATES[state] ?? null, way === 'before the API knows it' ? EARLY_MS : 0)
  return hooksOf(id, way)
}

/** The hooks about a person, sent in a way. What they say of the member is what it was: nobody believes it. */
export async function hooksOf(id: string, way: HookWay): Promise<SentHook[]> {
  const data = memberOf(id, personOf(id)?.member ?? GONE, ['patron_status'])
  const body = JSON.stringify({ data, included: [], links: {} })
  const signature = await signatureOf(way === 'wrongly signed' ? 'another secret' : STAND_IN_HOOK.secret, body)
  const headers = { 'x-patreon-event': 'members:update', 'x-patreon-signature': signature }
  const times = way === 'not at all' ? 0 : way === 'three times' ? 3 : 1
  return Array.from({ length: times }, () => ({ body, headers }))
}

/** The page on which one changes a member, and how the API answers. */
export function deskPage(): string {
  const select = (name: string, options: readonly string[]) =>
    `<select name="${name}" aria-label="${name}">${options.map((option) => `<option>${option}</option>`).join('')}</select>`
  const persons = people().map(([id, { name, member }]) => {
    const now = member === null ? 'no membership' : `${member.status ?? 'no status'}, tier ${member.tier ?? 'none'}`
    return `<li><form method="post"><b>${name}</b> (${now}) <input type="hidden" name="person" value="${id}">becomes ${select('state', Object.keys(STATES))} hook ${select('hook', HOOK_WAYS)} <button>Change</button></form></li>`
  })
  const answers = select('answers', ['well', ...MISCHIEFS.map(String)])
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Desk of the stand-in</title><h1>Desk of the stand-in</h1><p>What becomes of members, and how the park hears of it.</p><ul>${persons.join('')}</ul><form method="post">The API answers ${answers} <button>Set</button></form></html>`
}
