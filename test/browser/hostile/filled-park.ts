import { createHash } from 'node:crypto'
import type { D1Database } from '@cloudflare/workers-types'
import { TERMS } from '#durable/rules/users/terms.ts'
import { Bot } from '#test/bots/bot.ts'
import type { ParkServer } from '#test/browser/park-server.ts'
import { saysAll } from './loud-bot.ts'

/** The number of users whose data are hostile texts, with a dog each: as many as a search finds at once. */
const CROWD = 20
const FIRST_USER = 1001
const FIRST_DOG = 2001
const DAY_MS = 24 * 60 * 60 * 1000
/** The place in the crowd of the dog that has done the moderator's dog a favour. */
export const FAVOURING = 1
const BETWEEN = ' ¦ '
const LAST_OF_CROWD = 'Nu har alle talt'

/** All constructs of Markdown, so that the elements that they make are known on a page. */
const ALL_MARKDOWN = [
  '# one\n\n## two\n\n- a\n- b\n\n1. c\n2. d\n\n> quoted\n\n---\n\n```\ncode\n```\n\nline  \nbreak',
  '*em* **strong** `code` [out](https://voffpark.example) [in](/rules) ![picture](/news/none.png)',
].join('\n\n')

/**
 * A park in which every text that players or staff can write is a hostile one, written straight into the database past
 * all validators (the lists of `shares` say into which columns). So only the way in which a page renders a text defends
 * it.
 */
export class FilledPark {
  /** All texts as one. */
  readonly whole: string
  readonly texts: readonly string[]
  /** The lines that others received, once the crowd has talked. */
  readonly heard: Promise<readonly string[]>
  readonly #server: ParkServer
  readonly #crowd: readonly Bot[]
  #talked: (heard: readonly string[]) => void = () => {}

  private constructor(server: ParkServer, texts: readonly string[]) {
    this.#server = server
    this.texts = texts
    this.whole = texts.join(BETWEEN)
    this.heard = new Promise((done) => (this.#talked = done))
    this.#crowd = Array.from({ length: CROWD }, (_, place) => new Bot(server.url, sessionOf(place), FIRST_DOG + place))
  }

  static async of(server: ParkServer, texts: readonly string[]): Promise<FilledPark> {
    const park = new FilledPark(server, texts)
    await park.#fill(server.database)
    return park
  }

  get url(): string {
    return this.#server.url
  }

  /** Makes the crowd enter and say its shares, over sockets of its own. */
  async talk() {
    await Promise.all(this.#crowd.map((bot) => bot.enter()))
    const lines = await Promise.all(this.#crowd.map((bot, place) => saysAll(bot, this.shareOf(place))))
    // This line comes last: whoever has received it has received all.
    lines.push(await saysAll(this.#crowd[0]!, [LAST_OF_CROWD]))
    this.#talked(lines.flat())
  }

  /** Makes the first of the crowd propose a trade to the moderator's dog. */
  async wouldTrade() {
    const database = this.#server.database
    await database
      .prepare(
        `insert into trade (id, a_dog, b_dog, changed_at) select 'hostile', ?, id, ? from dog where user_id = ? limit 1`,
      )
      .bind(FIRST_DOG, Date.now(), await idOfMail(database, 'mod'))
      .run()
  }

  /** The first dog of one of the lookers. */
  async dogOf(name: (typeof LOOKERS)[number]): Promise<number> {
    const database = this.#server.database
    return dogOfUser(database, await idOfMail(database, name))
  }

  async goHome() {
    await Promise.all(this.#crowd.map((bot) => bot.leave()))
  }

  /** All shares, each as one text. */
  shares(): string[] {
    return Array.from({ length: CROWD }, (_, place) => this.shareOf(place).join(BETWEEN))
  }

  /** The share of the texts for one row of a page: twenty rows have all of them. */
  shareOf(place: number): readonly string[] {
    return this.texts.filter((_, number) => number % CROWD === place % CROWD)
  }

  async #fill(database: D1Database) {
    const now = Date.now()
    const { whole } = this
    const statement = (sql: string, ...values: unknown[]) => database.prepare(sql).bind(...values)
    const ofCrowd = (sql: string, valuesOf: (place: number, share: string) => unknown[]) =>
      Array.from({ length: CROWD }, (_, place) => statement(sql, ...valuesOf(place, this.shareOf(place).join(BETWEEN))))
    const [player, mod] = [await idOfMail(database, 'player'), await idOfMail(database, 'mod')]
    const admin = await idOfMail(database, 'admin')
    const modsDog = await dogOfUser(database, mod)

    await database.batch([
      // The names of all seeded users and dogs are all texts at once. Who enters the park needs valid ones: a room holds
      // no more of a visitor than a socket's attachment.
      statement(`update dog set name = ? where user_id not in (?, ?)`, whole, mod, admin),
      statement(`update user set username = ? where id not in (?, ?)`, whole, mod, admin),
      statement(`update team_contribution set contribution = ?`, whole),
      statement(`update film_title set title = ?`, whole),
      statement(
        `insert into removed_score (game, dog_id, scored_at, score, reason, at, removed_by) select 'KnogleKnas', id, 1, 5, ?, ?, ? from dog where user_id = ? limit 1`,
        whole,
        now,
        mod,
        player,
      ),
      statement(
        `update announcement_text set title = ?, message = ?, image_alt = ?`,
        whole,
        [...this.texts, ALL_MARKDOWN].join('\n\n'),
        whole,
      ),
      statement(`update room set name = json_object('dk', ?1, 'en', ?1, 'no', ?1, 'se', ?1)`, whole),
      ...ofCrowd(
        `insert into user (id, issuer, sub, username, username_key, language, created_at, terms_version)
          values (?, 'local', ?2, ?3, ?2, 'en', ?4, ${TERMS.version})`,
        (place, share) => [FIRST_USER + place, `crowd${place}`, share, now + place],
      ),
      ...ofCrowd(
        `insert into session (hash, user_id, created_at, last_used_at, expires_at) values (?, ?, ?3, ?3, ?4)`,
        (place) => [hashOf(sessionOf(place)), FIRST_USER + place, now, now + DAY_MS],
      ),
      ...LOOKERS.map((name) =>
        statement(
          `insert into session (hash, user_id, created_at, last_used_at, expires_at) select ?, id, ?2, ?2, ?3 from user where sub = ?4`,
          hashOf(sessionFor(name)),
          now,
          now + DAY_MS,
          `${name}@voffpark.test`,
        ),
      ),
      statement(
        `insert into stage_token (hash, user_id, audience, expires_at, session_hash) values (?, ?, 'stage', ?, ?)`,
        hashOf(STAGE_TOKEN),
        player,
        now + DAY_MS,
        hashOf(sessionFor('player')),
      ),
      ...ofCrowd(
        `insert into dog (id, user_id, name, name_key, color, shadow_color, pack, born_at, created_at) values (?, ?, ?, ?, '#c08040', '#805020', 0, ?5, ?5)`,
        (place, share) => [FIRST_DOG + place, FIRST_USER + place, share, `crowd${place}`, now - DAY_MS],
      ),
    ])
    const crowdsBans = `insert into ban (user_id, reason, starts_at, ends_at, issued_by, seconds, dog_id) values (?, ?, ?3, ?3, ?4, 300, ?5)`
    await database.batch([
      ...ofCrowd(crowdsBans, (place, share) => [
        FIRST_USER + place,
        share,
        now - DAY_MS,
        FIRST_USER + 1,
        FIRST_DOG + place,
      ]),
      statement(`insert into appeal (ban_id, at, words) select id, starts_at, reason from ban`),
      ...ofCrowd(
        `insert into report (at, reporter_id, accused_id, dog_id, offence, reason, room, evidence) values (?, ?, ?, ?, 'other', ?5, ?5, ?6)`,
        (place, share) => [
          now,
          FIRST_USER + place,
          FIRST_USER + ((place + 1) % CROWD),
          FIRST_DOG + ((place + 1) % CROWD),
          share,
          place === 0 ? JSON.stringify(evidenceOf(this.texts, now)) : null,
        ],
      ),
      ...ofCrowd(
        `insert into staff_log (at, staff_id, act, user_id, dog_id, room, reason, detail) values (?, ?, 'kick', ?2, ?3, ?4, ?4, ?5)`,
        (place, share) => [
          now,
          FIRST_USER + place,
          FIRST_DOG + place,
          share,
          JSON.stringify({ seconds: share.replace(/\p{Cs}/gu, '') }),
        ],
      ),
      ...ofCrowd(`insert into former_name (user_id, username, changed_at) values (?, ?, ?)`, (_, share) => [
        FIRST_USER,
        share,
        now,
      ]),
      ...ofCrowd(`insert into user_note (user_id, author_id, text, created_at) values (?, ?, ?, ?)`, (place, share) => [
        FIRST_USER,
        FIRST_USER + place,
        share,
        now,
      ]),
      ...ofCrowd(
        `insert into word_change (at, language, list, entry, is_in) values (?, 'en', 'flag', ?, 1)`,
        (_, share) => [now, share],
      ),
      ...ofCrowd(`insert into friend (asker, asked, asked_at, since) values (?, ?, ?3, ?4)`, (place) => [
        // One has said yes to the moderator's dog, which is told that as a favour; the others have asked it.
        ...(place === FAVOURING ? [modsDog, FIRST_DOG + place] : [FIRST_DOG + place, modsDog]),
        now,
        // The first one still waits for an answer.
        place === 0 ? null : now,
      ]),
      statement(
        `insert into paw_print (to_dog, from_dog, from_user, text, room, at) values (?, ?, ?, ?, 'plaza', ?)`,
        modsDog,
        FIRST_DOG + 1,
        FIRST_USER + 1,
        whole,
        now,
      ),
      // This one stays in the table: the moderator puts the other one aside.
      statement(
        `insert into paw_print (to_dog, from_dog, from_user, text, room, at) values (?, ?, ?, ?, 'plaza', ?)`,
        await dogOfUser(database, player),
        FIRST_DOG + 1,
        FIRST_USER + 1,
        whole,
        now,
      ),
      statement(
        `insert into unheard (user_id, other_id, dog_id, kind, since)
         select ?1, id, ?2 + row_number() over (order by id) - 1, 'ignored', ?3 from user where id < ?4 and id <> ?1 limit ?5`,
        mod,
        FIRST_DOG,
        now,
        FIRST_USER,
        CROWD,
      ),
      // Banned, with all texts as the reason, and kicked twice before.
      statement(
        `insert into ban (user_id, reason, starts_at, ends_at, seconds) values (?, ?, ?, ?3, 0)`,
        player,
        whole,
        now - DAY_MS,
      ),
      statement(
        `insert into ban (user_id, reason, facts, starts_at, ends_at, seconds) values (?, ?2, ?2, ?3, ?4, 86400)`,
        player,
        whole,
        now,
        now + DAY_MS,
      ),
      statement(
        `insert into appeal (ban_id, at, words, answer, is_lifted, answered_by, answered_at) select id, ?1, ?2, ?2, 0, ?3, ?1 from ban where user_id = ?4 and seconds = 86400`,
        now,
        whole,
        mod,
        player,
      ),
      statement(
        `insert into public_report (number_hash, at, language, kind, ground, what, what_key, words, email, outcome, decision, decided_at)
          values (?, ?2, 'en', 'text', 'rules', ?3, '', ?3, ?3, 'nothing', ?3, ?2)`,
        createHash('sha256').update('0000-0000-0000-0000').digest('hex'),
        now,
        whole,
      ),
      statement(
        `insert into report (at, reporter_id, accused_id, dog_id, offence, reason, outcome, closed_by, closed_at) values (?1, ?2, ?3, ?4, 'other', ?5, 'acted', ?6, ?1)`,
        now,
        player,
        FIRST_USER,
        FIRST_DOG,
        whole,
        mod,
      ),
    ])
  }
}

/** The accounts that view the pages, signed in from the start. */
const LOOKERS = ['player', 'admin', 'mod'] as const
export const STAGE_TOKEN = 'stage'.padEnd(43, 'x')

export function sessionFor(name: (typeof LOOKERS)[number]): string {
  return name.padEnd(43, 'y')
}

async function idOfMail(database: D1Database, name: string): Promise<number> {
  const row = await database
    .prepare('select id from user where sub = ?')
    .bind(`${name}@voffpark.test`)
    .first<{ id: number }>()
  if (!row) throw new Error(`nobody is called ${name}`)
  return row.id
}

async function dogOfUser(database: D1Database, user: number): Promise<number> {
  const row = await database
    .prepare('select id from dog where user_id = ? order by id limit 1')
    .bind(user)
    .first<{ id: number }>()
  if (!row) throw new Error(`user ${user} has no dog`)
  return row.id
}

function evidenceOf(texts: readonly string[], now: number) {
  const lines = texts.map((text, seq) => ({
    seq,
    dog: FIRST_DOG,
    name: text,
    text,
    at: now,
    user: FIRST_USER,
    typed: null,
    toName: text,
  }))
  return {
    room: 'plaza',
    lines,
    present: texts.map((name) => ({ dog: FIRST_DOG, name, user: FIRST_USER })),
    isUnheard: true,
  }
}

function sessionOf(place: number): string {
  return `crowd${place}`.padEnd(43, 'x')
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
