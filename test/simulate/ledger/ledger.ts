import type { SQLInputValue } from 'node:sqlite'
import { openDbAtLeisure } from '#worker/db/client.ts'
import type { Db } from '#worker/db/client.ts'
import type { Unit } from '#worker/db/schema/value/ledger.ts'
import { ARRIVING_MS } from '#worker/entrance/stays-db.ts'
import type { OpKind } from '#worker/ledger/operation.ts'
import { userOf } from '../ignores.ts'
import type { DatabaseLine } from './database-line.ts'
import { wrongly } from './mistakes.ts'
import type { Mistake } from './mistakes.ts'
import { d1Over, preparedIn } from './sqlite-d1.ts'
import type { RunAll, Trip } from './sqlite-d1.ts'
import { openCopy } from './template.ts'

export type Leg = { account: string; unit: Unit; delta: number }
export type Move = { thing: number; ver: number; to: string }
/** An op that was done. `now` is epoch ms. */
export type Entry = { id: string; actor: number | null; kind: OpKind; now: number; result: object } & {
  legs: readonly Leg[]
  moves: readonly Move[]
}
export type Thing = { id: number; kind: string; holder: string; slot: string; ver: number }
export type PrintRow = { id: number; to: number; text: string; room: string; line: number | null }
/** A trade as one of its dogs sees it. */
export type OpenTrade = { id: string; ver: number; changedAt: number; hasOther: number }

// Triggers of this connection alone, by which the checks learn of what is done and of what is deleted later.
const NOTES = `
  create temp table done (n integer primary key, id text, actor integer, kind text, now integer, result text);
  create temp trigger op_done after insert on main.op begin
    insert into done (id, actor, kind, now, result) values (new.id, new.actor, new.kind, new.at, new.result);
  end;
  create temp table print (id integer, \`to\` integer, text text, room text, line integer);
  create temp trigger print_left after insert on main.paw_print begin
    insert into print values (new.id, new.to_dog, new.text, new.room, new.line);
  end;`

const ACCOUNT = `coalesce('dog:' || dog_id, purpose) || ' ' || unit as account`

/**
 * The database of the park: the acts of the Worker run on it as they are deployed, over a line that loses queries and
 * answers. The other methods look into it, or write what no act of the simulation writes, at once and without that line.
 */
export class Ledger {
  /** For the acts of the Worker. */
  readonly db: Db
  /** What each op was asked for, by the id of the op. */
  readonly asked = new Map<string, object>()
  readonly #sqlite = openCopy()
  /** The number of the last op that `newEntries` has returned. */
  #looked = 0
  #isAsked = false

  constructor(line: DatabaseLine, mistake?: Mistake) {
    this.#sqlite.exec(NOTES)
    this.db = this.over(line.trip, mistake && wrongly(this.#sqlite, mistake))
  }

  /** The database, each of whose queries takes this trip. */
  over(trip: Trip, runAll?: RunAll): Db {
    const noted: Trip = (question) => trip(() => ((this.#isAsked = true), question()))
    return openDbAtLeisure(d1Over({ sqlite: this.#sqlite, trip: noted, runAll }))
  }

  /** The ops that were done since this was called last, in order. */
  newEntries(): Entry[] {
    if (!this.#isAsked) return []
    this.#isAsked = false
    const done = this.#all<Omit<Entry, 'legs' | 'moves' | 'result'> & { n: number; result: string }>(
      'select * from done where n > ? order by n',
      this.#looked,
    )
    this.#looked = done.at(-1)?.n ?? this.#looked
    return done.map(({ n: _, result, ...op }) => ({
      ...op,
      result: JSON.parse(result),
      legs: this.#all<Leg>(
        `select ${ACCOUNT}, unit, delta from leg join account on account.id = account_id where op_id = ?`,
        op.id,
      ),
      moves: this.#all<Move>(
        `select item_id as thing, ver, holder || ' ' || slot as \`to\` from item_move where op_id = ? order by rowid`,
        op.id,
      ),
    }))
  }

  resultOf(op: string): object | null {
    const [row] = this.#all<{ result: string }>('select result from op where id = ?', op)
    return row ? JSON.parse(row.result) : null
  }

  balances(): { account: string; balance: number }[] {
    return this.#all(`select ${ACCOUNT}, balance from account`)
  }

  things(): Thing[] {
    return this.#all('select id, kind, holder, slot, ver from item')
  }

  thing(id: number): Thing | undefined {
    return this.#all<Thing>('select id, kind, holder, slot, ver from item where id = ?', id)[0]
  }

  heldBy(holder: string): Thing[] {
    return this.#all('select id, kind, holder, slot, ver from item where holder = ? order by id', holder)
  }

  /** The open trade of the dog; the newest if there are several. */
  openTrade(dog: number): OpenTrade | undefined {
    const hasOther = 'iif(a_dog = ?, b_yes, a_yes) as hasOther'
    return this.#all<OpenTrade>(
      `select id, ver, changed_at as changedAt, ${hasOther} from trade
        where state = 'open' and ? in (a_dog, b_dog) order by changed_at desc limit 1`,
      dog,
      dog,
    )[0]
  }

  /** All paw prints that were ever left. */
  prints(): PrintRow[] {
    return this.#all('select * from print')
  }

  /** The room in which the dog is. */
  roomOf(dog: number): string | undefined {
    return this.#all<{ room: string }>('select room from presence where dog_id = ?', dog)[0]?.room
  }

  /**
   * So much time has passed until now, ms. Meanwhile all rooms have written that they are there, and who had a minute left to
   * arrive in a room has it still: no dog is on its way for a night.
   */
  nightHasPassed(now: number, nightMs: number): void {
    this.#all('update room_now set seen_at = ?', now)
    this.#all('update presence set seen_at = seen_at + ? where seen_at > ?', nightMs, now - nightMs - ARRIVING_MS)
  }

  ignores(dog: number, other: number, isIgnored: boolean): void {
    this.#all('delete from unheard where user_id = ? and other_id = ?', userOf(dog), userOf(other))
    const row = [userOf(dog), userOf(other), other]
    if (isIgnored)
      this.#all(`insert into unheard (user_id, other_id, dog_id, kind, since) values (?, ?, ?, 'ignored', 0)`, ...row)
  }

  close(): void {
    this.#sqlite.close()
  }

  #all<Row>(sql: string, ...params: SQLInputValue[]): Row[] {
    return preparedIn(this.#sqlite, sql).all(...params) as Row[]
  }
}
