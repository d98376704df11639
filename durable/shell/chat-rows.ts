import type { DogId } from '#durable/protocol/messages.ts'
import type { KeptLine } from '#durable/room/state/kept.ts'
import type { PublicText } from '#durable/rules/filter/filter.ts'
import type { Phrase } from '#durable/rules/phrases/phrases.ts'

/** A line as rooms stored it before there were pages (chat-storage.ts): a row of the table `chat_line`. */
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
  /** The oldest tables do not have the following columns. */
  phrase?: Phrase | null
  is_poop?: number | null
  is_print?: number | null
}

/** The lines of a room that has stored none since there are pages, oldest first. */
export function linesInRows(sql: SqlStorage): KeptLine[] {
  const has = sql.exec("select 1 from sqlite_master where type = 'table' and name = 'chat_line'").toArray().length > 0
  return has ? sql.exec<Row>('select * from chat_line order by seq').toArray().map(lineOf) : []
}

export function dropRows(sql: SqlStorage): void {
  sql.exec('drop table if exists chat_line')
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
  if (phrase) return { ...line, phrase }
  return row.is_me === 1 ? { ...line, as: 'me' } : line
}
