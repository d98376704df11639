import type { DogId } from '#durable/protocol/messages.ts'
import type { KeptLine } from '#durable/room/chat/log.ts'
import { CHAT_KEPT_MS, CHAT_LOG_MAX, CHAT_REPLAY_MAX } from '#durable/rules/chat.ts'
import type { PublicText } from '#durable/rules/filter/filter.ts'
import type { Phrase } from '#durable/rules/phrases/phrases.ts'

/**
 * Expired lines are deleted together with those that expire within this time, so that the room is woken once for all,
 * ms.
 */
const EXPIRY_STEP_MS = 60 * 60 * 1000
/** The columns in the order of the values in `record`. The table of an older room may have them in another order. */
const COLUMNS = [
  ...['seq', 'dog', 'name', 'color', 'text', 'at', 'is_me', 'whispered_to', 'whispered_to_name'],
  ...['user', 'is_staff', 'is_flagged', 'typed', 'phrase', 'is_poop', 'is_print'],
]
/** The most lines in one answer to staff. */
const STAFF_LOG_MAX = 500

/**
 * The chat log of one room, a row per line. It holds the 500 newest public lines, and whispers and flagged lines for as
 * long as a report may need them; nothing is kept for more than 30 days [C8].
 */
export class ChatStorage {
  readonly #sql: SqlStorage
  /** The numbers of the newest public lines, oldest first. */
  readonly #public: number[]
  #oldestAt: number | null

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec(`create table if not exists chat_line (
      seq integer primary key, dog integer not null, name text not null, color text not null, text text not null,
      at integer not null, is_me integer not null, whispered_to integer, whispered_to_name text,
      user integer not null, is_staff integer not null, is_flagged integer not null, typed text, phrase text,
      is_poop integer, is_print integer
    ) strict`)
    // The table of a room that is older than these columns does not have them yet.
    for (const [name, type] of Object.entries({ phrase: 'text', is_poop: 'integer', is_print: 'integer' })) {
      const has = sql.exec("select 1 from pragma_table_info('chat_line') where name = ?", name).toArray().length > 0
      if (!has) sql.exec(`alter table chat_line add column ${name} ${type}`)
    }
    sql.exec('create index if not exists chat_line_public on chat_line (seq) where whispered_to is null')
    sql.exec('create index if not exists chat_line_whisper on chat_line (seq) where whispered_to is not null')
    const newest = `select seq from chat_line where whispered_to is null order by seq desc limit ${CHAT_LOG_MAX}`
    this.#public = sql
      .exec<{ seq: number }>(newest)
      .toArray()
      .map(({ seq }) => seq)
      .reverse()
    this.#oldestAt = this.#readOldest()
  }

  /** The lines and whispers that a welcome may have to repeat, oldest first. */
  get lines(): KeptLine[] {
    const newest = (which: string) =>
      this.#read(`where whispered_to is ${which} order by seq desc limit ${CHAT_REPLAY_MAX}`)
    return [...newest('null'), ...newest('not null')].toSorted((one, other) => one.seq - other.seq)
  }

  record(line: KeptLine): void {
    const { seq, dog, name, color, text, at, as, phrase, to, toName, user, isStaff, isFlagged, typed } = line
    const told = [seq, dog, name, color, text, at, Number(as === 'me'), to ?? null, toName ?? null]
    const kept = [user, Number(isStaff), Number(isFlagged), typed, phrase ?? null]
    const left = [line.isPoop, line.isPrint].map((is) => Number(is ?? false))
    const places = COLUMNS.map(() => '?').join()
    this.#sql.exec(`insert into chat_line (${COLUMNS.join()}) values (${places})`, ...told, ...kept, ...left)
    this.#oldestAt ??= at
    if (to === undefined) this.#public.push(seq)
    const surplus = this.#public.length > CHAT_LOG_MAX ? this.#public.shift() : undefined
    if (surplus !== undefined) this.#sql.exec('delete from chat_line where seq = ? and is_flagged = 0', surplus)
  }

  /** When the oldest line has to be deleted (epoch ms); null if there is no line. */
  get nextExpiry(): number | null {
    return this.#oldestAt === null ? null : this.#oldestAt + CHAT_KEPT_MS
  }

  /** Deletes lines if one is due by `now`, with those due within the hour after it. Returns whether there were any. */
  expire(now: number): boolean {
    const { nextExpiry } = this
    if (nextExpiry === null || nextExpiry > now) return false
    this.#sql.exec('delete from chat_line where at <= ?', now - CHAT_KEPT_MS + EXPIRY_STEP_MS)
    this.#oldestAt = this.#readOldest()
    return true
  }

  /**
   * For staff who look into a report: the newest lines before number `before`, oldest first, with all stored fields.
   */
  before(before: number | null, limit: number): KeptLine[] {
    const most = Math.max(1, Math.min(STAFF_LOG_MAX, Math.floor(limit)))
    return this.#read('where seq < ? order by seq desc limit ?', before ?? Number.MAX_SAFE_INTEGER, most).reverse()
  }

  /** Deletes all that the user has said here. The room's own copy of the newest lines loses it with the next sleep. */
  forget(user: number): void {
    this.#sql.exec('delete from chat_line where user = ?', user)
  }

  #read(which: string, ...values: number[]): KeptLine[] {
    return this.#sql
      .exec<Row>(`select * from chat_line ${which}`, ...values)
      .toArray()
      .map(lineOf)
  }

  #readOldest(): number | null {
    return this.#sql.exec<{ at: number | null }>('select min(at) as at from chat_line').one().at
  }
}

type Row = {
  seq: number
  dog: DogId
  name: string
  color: string
  // It was written from a KeptLine, so it has passed the filter.
  text: PublicText
  at: number
  is_me: number
  whispered_to: DogId | null
  whispered_to_name: string | null
  user: number
  is_staff: number
  is_flagged: number
  typed: string | null
  phrase: Phrase | null
  /** Null in a line that is older than these columns. */
  is_poop: number | null
  is_print: number | null
}

function lineOf(row: Row): KeptLine {
  const { seq, dog, name, color, text, at, user, typed, phrase, whispered_to: to, whispered_to_name: toName } = row
  const line = {
    seq,
    dog,
    name,
    color,
    text,
    at,
    user,
    typed,
    isStaff: row.is_staff === 1,
    isFlagged: row.is_flagged === 1,
    ...(row.is_poop === 1 && { isPoop: true }),
    ...(row.is_print === 1 && { isPrint: true }),
  }
  if (to !== null) return { ...line, to, toName: toName ?? '' }
  if (phrase !== null) return { ...line, phrase }
  return row.is_me === 1 ? { ...line, as: 'me' } : line
}
