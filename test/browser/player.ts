import type { Language } from '#durable/rules/languages.ts'
import { userIdOf } from '#worker/accounts/users-db.ts'
import { startSession } from '#worker/auth/session.ts'
import { openDb } from '#worker/db/client.ts'
import type { SeedAccount, SeedDog } from '#worker/seed/accounts.ts'
import { endow, settleHousehold } from '#worker/seed/seed.ts'
import type { ParkServer } from './park-server.ts'

/**
 * What a test asks of a player: the names of the dogs, or more fields of them; the rest has defaults. `isNew`: the tour
 * for newcomers is shown.
 */
export type Wanted = Omit<Partial<SeedAccount>, 'dogs'> & {
  isNew?: boolean
  dogs: readonly (string | (Partial<SeedDog> & Pick<SeedDog, 'name'>))[]
}

/** A player with an account, dogs and a session. */
export type Player = {
  user: number
  email: string
  username: string
  language: Language
  session: string
  dogs: readonly { id: number; name: string }[]
}

const ANY_DOG = { color: '#e9b877', pack: 0, levelPoints: 5, ageDays: 120 }

/**
 * Writes a new player straight into the database; only tests of signing in click through that. Names of users and
 * dogs are taken for as long as the server runs, so each test has names of its own; a name that is taken throws.
 */
export async function newPlayer(server: ParkServer, { dogs, isNew = false, ...wanted }: Wanted): Promise<Player> {
  const db = openDb(server.database)
  const all = dogs.map((dog) => ({ ...ANY_DOG, ...(typeof dog === 'string' ? { name: dog } : dog) }))
  const [first] = all
  const email = `${(first?.name ?? crypto.randomUUID()).toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@players.test`
  const account = { email, username: `hos ${first?.name}`, language: 'en' as const, ...wanted, dogs: all }
  const identity = { issuer: 'local', sub: email }
  if ((await userIdOf(db, identity)) !== null)
    throw new Error(`${email} is the player of another test: choose another name for the first dog`)
  await settleHousehold(db, account, Date.now())
  await endow(db, account, Date.now())
  const user = await userIdOf(db, identity)
  if (user === null) throw new Error(`${account.username}, or the name of a dog of theirs, is taken`)
  const database = server.database
  if (isNew) await database.prepare('delete from preference where user_id = ?').bind(user).run()
  return knownPlayer(server, email)
}

/** A player who has an account already, with the living dogs. */
export async function knownPlayer(server: ParkServer, email: string): Promise<Player> {
  const database = server.database
  const row = await database
    .prepare("select id, username, language from user where issuer = 'local' and sub = ?")
    .bind(email)
    .first<{ id: number; username: string; language: Language }>()
  if (!row) throw new Error(`${email} has no account`)
  const session = await startSession(openDb(database), row.id, Date.now())
  const { results } = await database
    .prepare('select id, name from dog where user_id = ? and died_at is null order by id')
    .bind(row.id)
    .all<{ id: number; name: string }>()
  return { user: row.id, email, username: row.username, language: row.language, session, dogs: results }
}
