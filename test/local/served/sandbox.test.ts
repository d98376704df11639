import { afterAll, beforeAll, expect, it } from 'vitest'
import { outcomeIn } from '#durable/rules/staff/code-effects.ts'
import { residentMiB, workerdChildren } from '#test/support/workerd.ts'
import { LocalSandbox } from '#worker/local/server/local-sandbox.ts'
import { HOSTILE_CODE } from './hostile-code.ts'

const REX = {
  ...{ id: 3, name: 'Rex', isDead: false, bones: 4, karma: 2, level: 9, life: 33, freeSlots: 3 },
  things: [{ id: 11, ver: 1, kind: 'beret', place: 'hat' }],
}
const person = { id: 7, username: 'Bo', since: '2026-01-01', maxDogs: 3, dogs: [REX] }

let sandbox: LocalSandbox
beforeAll(() => {
  // The runs end by their own limits here, and a busy machine is no failure.
  sandbox = new LocalSandbox(60_000)
})
afterAll(() => sandbox.close())

async function outcomeOf(code: string, seed = 5) {
  const body = JSON.stringify({ code, person, seed })
  const answer = await sandbox.run(new Request('http://sandbox.invalid/', { method: 'POST', body }))
  return answer.ok ? outcomeIn(await answer.json()) : answer.status
}

it('starts with the first run, and gives what code asks for', async () => {
  const before = workerdChildren().length
  const code = `const [dog] = user.dogs
    bones(dog, 6); karma(dog.id, -1); life(dog, 2); take(dog.things[0]); give(dog, 'crown'); note('lost in a fault')
    print(dog.name); print({ bones: dog.bones })`
  expect(await outcomeOf(code)).toEqual({
    effects: [
      { what: 'bones', dog: 3, amount: 6 },
      { what: 'karma', dog: 3, amount: -1 },
      { what: 'life', dog: 3, amount: 2 },
      { what: 'take', thing: 11 },
      { what: 'give', dog: 3, kind: 'crown' },
      { what: 'note', text: 'lost in a fault' },
    ],
    ...{ printed: ['Rex', '{"bones":4}'], failure: null },
  })
  expect(workerdChildren().length).toBe(before + 1)
})

it('says in which line the code has failed', async () => {
  expect(await outcomeOf('\n\nnoSuchThing()')).toMatchObject({
    failure: { kind: 'threw', message: "ReferenceError: 'noSuchThing' is not defined", line: 3 },
  })
})

it('counts chance from the run, so that the same run is the same', async () => {
  const printed = async (seed: number) => await outcomeOf('print(Math.random())', seed)
  expect(await printed(5)).toEqual(await printed(5))
  expect(await printed(5)).not.toEqual(await printed(6))
})

it.each(HOSTILE_CODE)('ends %s, and the next run is right', async (_what, code, failure) => {
  const outcome = await outcomeOf(code)
  expect(outcome).toMatchObject({ failure: failure === null ? null : { kind: failure } })
  expect(await outcomeOf('bones(3, 5)')).toEqual({
    ...{ effects: [{ what: 'bones', dog: 3, amount: 5 }], printed: [], failure: null },
  })
})

it('reaches nothing by any name of the machine', async () => {
  const code = 'for (const part of Object.getOwnPropertyNames(globalThis).join().match(/.{1,190}/g)) print(part)'
  const outcome = await outcomeOf(code)
  const names = typeof outcome === 'object' && outcome ? outcome.printed.join('').split(',') : []
  const reaching =
    /^(fetch|caches|crypto|process|require|navigator|self|WebSocket|WebAssembly|console|set\w+|queue\w+|Date|Promise|Proxy|Atomics|\w+Array|\w+Buffer)$/
  expect(names).toContain('user')
  expect(names.filter((name) => reaching.test(name))).toEqual([])
})

it('does not keep the memory of forty runs', async () => {
  const pid = workerdChildren().at(-1)!
  const before = residentMiB(pid)
  for (let run = 0; run < 40; run += 1) expect(await outcomeOf('bones(3, 5)')).toMatchObject({ failure: null })
  // They had 640 MiB in all.
  expect(residentMiB(pid) - before).toBeLessThan(300)
})
