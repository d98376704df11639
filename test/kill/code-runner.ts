import type { D1Database } from '@cloudflare/workers-types'
import { sql } from 'drizzle-orm'
import { Refused, signIn } from '#test/bots/bot.ts'
import type { Bot } from '#test/bots/bot.ts'
import { below } from '#test/support/random.ts'
import { openDbAtLeisure } from '#worker/db/client.ts'

const REASON = 'killed in the middle'

/** An administrator who runs code on a user, a bone and a note each time, and confirms a run until it has an answer. */
export class CodeRunner {
  /** The runs that it was told are done. */
  readonly done: number[] = []
  askedAgain = 0
  readonly #by: Bot
  readonly #on: Bot
  readonly #random: () => number
  #userId: number | null = null
  #run: number | null = null

  private constructor(by: Bot, on: Bot, random: () => number) {
    this.#by = by
    this.#on = on
    this.#random = random
  }

  /** Its name is like those of the editors, who are promoted together. */
  static async open(url: string, random: () => number): Promise<CodeRunner> {
    const by = await signIn(url, { email: 'runs@voffpark.test', user: 'Editor 9', dog: 'Gnu 9' })
    const on = await signIn(url, { email: 'run-on@voffpark.test', user: 'Runner on', dog: 'Elk 9' })
    return new CodeRunner(by, on, random)
  }

  async live(isAlive: () => boolean): Promise<void> {
    while (isAlive()) {
      await this.#act().catch((error: unknown) => this.#refusedOrLost(error))
      await new Promise((resolve) => setTimeout(resolve, below(this.#random, 60)))
    }
  }

  async #act(): Promise<void> {
    if (this.#run === null) return this.#try()
    this.askedAgain += 1
    await this.#confirm(this.#run)
  }

  async #try(): Promise<void> {
    const { dog } = this.#on
    this.#userId ??= (await this.#on.ask<{ myUser: { id: number } }>('{ myUser { id } }', {})).myUser.id
    // The double of the sandbox answers what stands behind the slashes.
    const effects = [
      { what: 'bones', dog, amount: 1 },
      { what: 'note', text: REASON },
    ]
    const { tryCode } = await this.#by.ask<{ tryCode: { run: number | null } }>(
      'mutation ($userId: Int!, $code: String!) { tryCode(userId: $userId, code: $code) { run } }',
      { userId: this.#userId, code: `// ${JSON.stringify({ effects })}` },
    )
    if (tryCode.run === null) throw new Error('the code came to nothing')
    this.#run = tryCode.run
    await this.#confirm(tryCode.run)
  }

  async #confirm(run: number): Promise<void> {
    await this.#by.ask('mutation ($run: Int!, $reason: String!) { runCode(run: $run, reason: $reason) }', {
      ...{ run, reason: REASON },
    })
    this.done.push(run)
    this.#run = null
  }

  #refusedOrLost(error: unknown): void {
    if (error instanceof Refused && error.code === '') throw error
    // An hour has so many trials and no more; a run is confirmed until somebody answers.
    if (error instanceof Refused && error.code !== 'try-again') this.#run = null
  }

  /** [S16] Runs that were done twice, in part, or not although it was told so. */
  async broken(d1: D1Database): Promise<string[]> {
    const { dog } = this.#on
    const counts = sql`(select
      (select count(*) from op where kind = 'code') as ops,
      (select count(*) from code_run where done_at is not null) as runs,
      (select count(*) from staff_log where act = 'run-code') as lines,
      (select count(*) from user_note where text = ${REASON}) as notes,
      (select count(*) from leg join op on op.id = leg.op_id
        join account on account.id = leg.account_id where op.kind = 'code' and account.dog_id = ${dog}) as bones)`
    const told = JSON.stringify(this.done)
    const db = openDbAtLeisure(d1)
    const uneven = await db.all<{ what: string }>(sql`
      select 'code: ' || ops || ' ops, ' || runs || ' runs, ' || lines || ' lines, ' || notes || ' notes, ' || bones || ' bones' as what
      from ${counts} where ops <> runs or ops <> lines or ops <> notes or ops <> bones`)
    const lost = await db.all<{ what: string }>(sql`
      select 'run ' || value || ' was told to be done, and is not' as what from json_each(${told})
      where not exists (select 1 from op where id = 'code:' || value)`)
    return [...uneven, ...lost].map(({ what }) => what)
  }
}
