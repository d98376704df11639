import type { SavedPlace, Numbered } from '#durable/room/snapshot.ts'
import type { KeptLine } from '#durable/room/state/kept.ts'
import { CHAT_KEPT_MS, CHAT_LOG_MAX, CHAT_REPLAY_MAX } from '#durable/rules/chat.ts'
import { dropRows, linesInRows } from './chat-rows.ts'

/**
 * Expired lines are deleted together with those that expire within this time, so that the room is woken once for all,
 * ms.
 */
const EXPIRY_STEP_MS = 60 * 60 * 1000
/**
 * Lines of a full page. Each line writes its page anew, so a page must be short; and old lines are deleted page by page,
 * so it must not be too short.
 */
const PAGE_LINES = 64
/** Full pages of public lines that are kept besides the last one, which is being filled. */
const FULL_PAGES = Math.ceil(CHAT_LOG_MAX / PAGE_LINES)
/** The most lines in one answer to staff. */
const STAFF_LOG_MAX = 500

/**
 * A page holds public lines, or whispers, or flagged lines. A flagged public line stands on two pages: the public one is
 * deleted when there are enough newer lines, the flagged one stays for reports.
 */
const PUBLIC = 0
const WHISPERED = 1
const FLAGGED = 2
const KINDS = [PUBLIC, WHISPERED, FLAGGED] as const
type Kind = (typeof KINDS)[number]

/** A line, and where its speaker was; the place is null if the speaker was not in the room. */
type Entry = Numbered<SavedPlace | null> & { line: KeptLine }
type Row = { kind: number; first_seq: number; entries: string }
/** Which entries are read: enough of those on pages that begin before line `until`; without it, of all pages. */
type Sought = { isEnough: (entries: readonly Entry[]) => boolean; until?: number }
/** The last page of a kind, to which lines are added: the number of its first line, and its entries as JSON. */
type OpenPage = { firstSeq: number; entries: string[]; lastWrite: number }

/**
 * The chat log of one room. It holds the 500 newest public lines, and whispers and flagged lines for as long as a report
 * may need them; nothing is kept for more than 30 days [C8]. The lines stand on pages, a row each, so that a line is one
 * row to write and a page of old lines is one row to delete.
 */
export class ChatStorage {
  readonly #sql: SqlStorage
  readonly #open: Record<Kind, OpenPage | null>
  #oldestAt: number | null
  /** So many of the last entries of the open page of public lines are not in its row yet. */
  #heldCount = 0

  /** `held` are lines that were stored elsewhere (`hold`). Those that are on their page since are passed over. */
  constructor(storage: DurableObjectStorage, held: readonly string[] = []) {
    const { sql } = storage
    this.#sql = sql
    // The number of its first line and its kind make the one key of a page: with a key of two columns, or with an index,
    // a line would be two rows to write.
    sql.exec(`create table if not exists chat_page (
      page integer primary key, kind integer not null, first_seq integer not null, oldest_at integer not null,
      entries text not null
    ) strict`)
    this.#open = { [PUBLIC]: null, [WHISPERED]: null, [FLAGGED]: null }
    storage.transactionSync(() => this.#takeOver(linesInRows(sql)))
    for (const kind of KINDS) this.#open[kind] = this.#lastPage(kind)
    this.#oldestAt = this.#readOldest()
    const last = this.#open[PUBLIC]?.entries.at(-1)
    const lastSeq = last === undefined ? 0 : entryOf(last).line.seq
    for (const { line, ...numbered } of held.map(entryOf)) if (line.seq > lastSeq) this.hold(line, numbered)
  }

  /**
   * Takes a line whose entry the caller stores with something else that is written at this moment (`held`), so that
   * both are one row. The next line writes it on its page. Returns false for a line that needs a row of its own.
   */
  hold(line: KeptLine, { write, stored }: Numbered<SavedPlace | null>): boolean {
    const page = this.#open[PUBLIC]
    if (!page || page.entries.length >= PAGE_LINES || line.to !== undefined || line.isFlagged) return false
    const entries = [...page.entries, JSON.stringify({ line, write, stored })]
    this.#open[PUBLIC] = { ...page, entries, lastWrite: write }
    this.#heldCount += 1
    return true
  }

  get isHolding(): boolean {
    return this.#heldCount > 0
  }

  /** The entries that are to be stored elsewhere, oldest first. */
  get held(): readonly string[] {
    return this.isHolding ? (this.#open[PUBLIC]?.entries.slice(-this.#heldCount) ?? []) : []
  }

  /**
   * The lines and whispers that a welcome may have to repeat, oldest first, and where their speakers were: of all lines
   * that were written after write `since`.
   */
  recent(since: number): { lines: KeptLine[]; places: Numbered<SavedPlace[]>[] } {
    const isEnough = (entries: readonly Entry[]) =>
      entries.length >= CHAT_REPLAY_MAX && (entries[0]?.write ?? 0) <= since
    const entries = [...this.#newest(PUBLIC, { isEnough }), ...this.#newest(WHISPERED, { isEnough })]
    const places = entries.map(({ write, stored }) => ({ write, stored: stored ? [stored] : [] }))
    return { lines: inOrder(entries), places }
  }

  /** The number of the newest write of a line; 0 if there is no line. */
  get lastWrite(): number {
    return Math.max(0, ...KINDS.map((kind) => this.#open[kind]?.lastWrite ?? 0))
  }

  record(line: KeptLine, { write, stored }: Numbered<SavedPlace | null>): void {
    const entry = { line, write, stored }
    if (line.to !== undefined) this.#add(WHISPERED, entry)
    else {
      this.#add(PUBLIC, entry)
      if (line.isFlagged) this.#add(FLAGGED, entry)
    }
    this.#oldestAt ??= line.at
  }

  /** When the oldest line has to be deleted (epoch ms); null if there is no line. */
  get nextExpiry(): number | null {
    return this.#oldestAt === null ? null : this.#oldestAt + CHAT_KEPT_MS
  }

  /** Deletes lines if one is due by `now`, with those due within the hour after it. Returns whether there were any. */
  expire(now: number): boolean {
    const { nextExpiry } = this
    if (nextExpiry === null || nextExpiry > now) return false
    this.#writeHeld()
    const before = now - CHAT_KEPT_MS + EXPIRY_STEP_MS
    this.#keepOnly(({ at }) => at > before, this.#rows('where oldest_at <= ?', before))
    return true
  }

  /**
   * For staff who look into a report: the newest lines before number `before`, oldest first, with all stored fields.
   */
  before(before: number | null, limit: number): KeptLine[] {
    const most = Math.max(1, Math.min(STAFF_LOG_MAX, Math.floor(limit)))
    const until = before ?? Infinity
    const isOlder = ({ line }: Entry) => line.seq < until
    const isEnough = (entries: readonly Entry[]) => entries.filter(isOlder).length >= most
    const entries = KINDS.flatMap((kind) => this.#newest(kind, { isEnough, until }))
    return inOrder(entries.filter(isOlder)).slice(-most)
  }

  /** What the user has said here, oldest first: the newest `limit` lines, with all stored fields. */
  saidBy(user: number, limit: number): KeptLine[] {
    this.#writeHeld()
    const rows = this.#sql.exec<{ entry: string }>(
      `select value as entry from chat_page, json_each(entries)
      where kind <> ${FLAGGED} and value ->> '$.line.user' = ? order by value ->> '$.line.seq' desc limit ?`,
      ...[user, limit],
    )
    return inOrder(rows.toArray().map(({ entry }) => entryOf(entry)))
  }

  /** Deletes all that the user has said here. The room's own copy of the newest lines loses it with the next sleep. */
  forget(user: number): void {
    this.#writeHeld()
    this.#keepOnly((line) => line.user !== user, this.#rows(''))
  }

  #writeHeld(): void {
    const page = this.#open[PUBLIC]
    if (!page || !this.isHolding) return
    const key = pageKey(PUBLIC, page.firstSeq)
    this.#sql.exec('update chat_page set entries = ? where page = ?', `[${page.entries.join()}]`, key)
    this.#heldCount = 0
  }

  #add(kind: Kind, entry: Entry): void {
    const last = this.#open[kind]
    const isFull = last === null || last.entries.length >= PAGE_LINES
    if (isFull && kind === PUBLIC) this.#writeHeld()
    const page = isFull ? { firstSeq: entry.line.seq, entries: [] } : last
    const key = pageKey(kind, page.firstSeq)
    // A page that cannot be written keeps the lines that it has.
    const entries = [...page.entries, JSON.stringify(entry)]
    this.#sql.exec(
      `insert into chat_page values (?, ?, ?, ?, ?)
      on conflict (page) do update set entries = excluded.entries, oldest_at = min(oldest_at, excluded.oldest_at)`,
      ...[key, kind, page.firstSeq, entry.line.at, `[${entries.join()}]`],
    )
    this.#open[kind] = { ...page, entries, lastWrite: entry.write }
    if (kind === PUBLIC) this.#heldCount = 0
    if (isFull && kind === PUBLIC) this.#dropSurplus()
  }

  #dropSurplus(): void {
    const oldest = `select first_seq from chat_page where kind = ${PUBLIC} order by page desc limit 1 offset ${FULL_PAGES}`
    this.#sql.exec(`delete from chat_page where kind = ${PUBLIC} and first_seq < (${oldest})`)
    this.#oldestAt = this.#readOldest()
  }

  /** Deletes from these pages all lines but those that match. */
  #keepOnly(isKept: (line: KeptLine) => boolean, rows: readonly Row[]): void {
    for (const { kind, first_seq: first, entries } of rows) {
      const all = entriesOf(entries)
      const kept = all.filter(({ line }) => isKept(line))
      if (kept.length === all.length) continue
      const page = pageKey(kind, first)
      if (kept.length === 0) this.#sql.exec('delete from chat_page where page = ?', page)
      else {
        const oldestAt = Math.min(...kept.map(({ line }) => line.at))
        const text = JSON.stringify(kept)
        this.#sql.exec('update chat_page set entries = ?, oldest_at = ? where page = ?', text, oldestAt, page)
      }
    }
    for (const kind of KINDS) this.#open[kind] = this.#lastPage(kind)
    this.#oldestAt = this.#readOldest()
  }

  /** Moves the lines of a room that is older than pages onto pages. */
  #takeOver(lines: readonly KeptLine[]): void {
    for (const line of lines) this.record(line, { write: 0, stored: null })
    dropRows(this.#sql)
  }

  /** The entries of the newest pages of a kind, oldest first: of as many pages as are enough, or of all. */
  #newest(kind: Kind, { isEnough, until = Infinity }: Sought): Entry[] {
    let found: Entry[] = []
    let before = Math.min(pageKey(kind, until), Number.MAX_SAFE_INTEGER)
    while (!isEnough(found)) {
      const [row] = this.#rows('where kind = ? and page < ? order by page desc limit 1', kind, before)
      if (!row) break
      const page = this.#open[kind]
      const isOpen = page?.firstSeq === row.first_seq
      found = [...(isOpen ? page.entries.map(entryOf) : entriesOf(row.entries)), ...found]
      before = pageKey(kind, row.first_seq)
    }
    return found
  }

  #lastPage(kind: Kind): OpenPage | null {
    const [row] = this.#rows('where kind = ? order by page desc limit 1', kind)
    if (!row) return null
    const entries = entriesOf(row.entries)
    const lastWrite = entries.at(-1)?.write ?? 0
    return { firstSeq: row.first_seq, entries: entries.map((entry) => JSON.stringify(entry)), lastWrite }
  }

  #rows(which: string, ...values: number[]): Row[] {
    return this.#sql.exec<Row>(`${SELECT} ${which}`, ...values).toArray()
  }

  #readOldest(): number | null {
    return this.#sql.exec<{ at: number | null }>('select min(oldest_at) as at from chat_page').one().at
  }
}

const SELECT = 'select kind, first_seq, entries from chat_page'

function pageKey(kind: number, firstSeq: number): number {
  return firstSeq * KINDS.length + kind
}

function entryOf(json: string): Entry {
  return JSON.parse(json)
}

function entriesOf(json: string): Entry[] {
  return JSON.parse(json)
}

/** Lines by number, each once. */
function inOrder(entries: readonly Entry[]): KeptLine[] {
  const bySeq = new Map(entries.map(({ line }) => [line.seq, line]))
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq)
}
