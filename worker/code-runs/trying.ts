import { ageInDogYears } from '#durable/rules/age.ts'
import { carriedAt } from '#durable/rules/items/catalogue.ts'
import { backpackSlots } from '#durable/rules/life/backpack.ts'
import { osloDate } from '#durable/rules/life/days.ts'
import type { CodeDog, CodeOutcome, CodePerson } from '#durable/rules/staff/code-effects.ts'
import { effectsOn } from '#durable/rules/staff/code-walk.ts'
import type { ShownEffect } from '#durable/rules/staff/code-walk.ts'
import type { Db } from '#worker/db/client.ts'
import { dogsOf, isDead, lifepointsOf } from '#worker/dogs/dogs-db.ts'
import type { OwnDog } from '#worker/dogs/dogs-db.ts'
import type { Env } from '#worker/env.ts'
import { thingsOf } from '#worker/things/carrying-db.ts'
import { maxDogsOf } from '#worker/users/person-db.ts'
import { beginRun, keepEffects } from './code-runs-db.ts'
import { askSandbox } from './sandbox-call.ts'

/** A run as it is shown. `run` is its id, with which it can be confirmed; null if it cannot. */
export type TriedCode = Pick<CodeOutcome, 'printed' | 'failure'> & {
  run: number | null
  effects: readonly ShownEffect[]
}

type Park = { db: Db; env: Pick<Env, 'SANDBOX'>; now: number }
type Whom = { id: number; username: string; createdAt: number }

/** [S16] Runs code on a user and shows what it would do. Nothing changes by it. */
export async function tryCode(
  { db, env, now }: Park,
  { by, whom, code }: { by: number; whom: Whom; code: string },
): Promise<TriedCode | 'too-often'> {
  // First, so that whoever tries at once in many places is counted.
  const run = await beginRun(db, { userId: whom.id, by, code, now })
  if (run === null) return 'too-often'
  const person = await personFor(db, whom, now)
  const { effects: wanted, printed, failure } = await askSandbox(env, { code, person, seed: run })
  const effects = effectsOn(person, wanted)
  const isSound = failure === null && effects.length > 0 && effects.every(({ fault }) => fault === null)
  if (isSound) await keepEffects(db, run, effects)
  return { run: isSound ? run : null, effects, printed, failure }
}

/** What the code is told of the user. */
async function personFor(db: Db, { id, username, createdAt }: Whom, now: number): Promise<CodePerson> {
  const [dogs, maxDogs] = await Promise.all([dogsOf(db, id), maxDogsOf(db, id)])
  return {
    ...{ id, username, since: osloDate(createdAt), maxDogs: maxDogs ?? 0 },
    dogs: await Promise.all(dogs.map((dog) => dogFor(db, dog, now))),
  }
}

async function dogFor(db: Db, dog: OwnDog, now: number): Promise<CodeDog> {
  const things = await thingsOf(db, dog.id)
  const carried = things.filter(({ slot }) => carriedAt(slot) === 'bag').length
  return {
    ...{ id: dog.id, name: dog.name, isDead: isDead(dog, now), bones: dog.bones, karma: dog.karma },
    ...{ level: dog.levelPoints, life: lifepointsOf(dog, now) },
    freeSlots: Math.max(0, backpackSlots(ageInDogYears(dog.bornAt, now)) - carried),
    things: things.map(({ id, ver, kind, slot }) => ({ id, ver, kind, place: carriedAt(slot) ?? 'bag' })),
  }
}
