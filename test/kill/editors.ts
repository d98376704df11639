import type { D1Database } from '@cloudflare/workers-types'
import { sql } from 'drizzle-orm'
import { signIn } from '#test/bots/bot.ts'
import { openDbAtLeisure } from '#worker/db/client.ts'
import { CodeRunner } from './code-runner.ts'
import { KeptBench } from './kept-bench.ts'
import { PublishingEditor } from './publishing-editor.ts'

const EDITORS = 2
/** How long to wait until somebody has published since the kill, ms. */
const BUSY_WITHIN_MS = 5000

export type EditorsTally = {
  saved: number
  published: number
  roomsPublished: number
  editsAskedAgain: number
  codeRun: number
  codeAskedAgain: number
}

/**
 * Administrators who change one sheet and one room at the same time and publish them, one who runs code on a user, and what they
 * were told.
 */
export class Editors {
  readonly #editors: readonly PublishingEditor[]
  readonly #runner: CodeRunner
  readonly #bench: KeptBench

  private constructor(editors: readonly PublishingEditor[], runner: CodeRunner, bench: KeptBench) {
    this.#editors = editors
    this.#runner = runner
    this.#bench = bench
  }

  static async open(url: string, random: () => number): Promise<Editors> {
    const editors: PublishingEditor[] = []
    for (let n = 0; n < EDITORS; n++) {
      const names = { email: `edits-${n}@voffpark.test`, user: `Editor ${n}`, dog: `Yak ${n}` }
      editors.push(new PublishingEditor(await signIn(url, names), { name: `k${n}`, random }))
    }
    return new Editors(editors, await CodeRunner.open(url, random), await KeptBench.open(url))
  }

  /** Makes them administrators whose sign-in is recent [S5]; then one of them makes a bench. */
  async promote(d1: D1Database): Promise<void> {
    const db = openDbAtLeisure(d1)
    const theirs = sql`(select id from user where username like 'Editor _')`
    await db.run(sql`update user set admin = 1 where id in ${theirs}`)
    await db.run(sql`update session set confirmed_at = ${Date.now()} where user_id in ${theirs}`)
    // An hour has thirty trials of code; for those that are done it has passed.
    await db.run(
      sql`update code_run set at = at - 3600001 where done_at is not null and at > ${Date.now() - 3_600_000}`,
    )
    await this.#bench.make()
  }

  /** Edits, publishes and runs code until the park is killed. */
  live(isAlive: () => boolean): Promise<unknown> {
    return Promise.all([...this.#editors, this.#runner].map((one) => one.live(isAlive)))
  }

  /** Waits until somebody has published since it was asked, or it takes too long. */
  async busy(): Promise<void> {
    const [before, until] = [this.tally.published, Date.now() + BUSY_WITHIN_MS]
    while (this.tally.published === before && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 5))
  }

  get tally(): EditorsTally {
    const sum = (countOf: (editor: PublishingEditor) => number) => this.#editors.reduce((n, one) => n + countOf(one), 0)
    return {
      saved: sum(({ saved }) => saved.length),
      published: sum(({ published }) => published.length),
      roomsPublished: sum(({ published }) => published.filter(({ what }) => what.startsWith('room:')).length),
      editsAskedAgain: sum(({ askedAgain }) => askedAgain),
      codeRun: this.#runner.done.length,
      codeAskedAgain: this.#runner.askedAgain,
    }
  }

  /**
   * [SD11] Drafts that are there together with their revision, or gone without it; publications and edits that were told but are
   * not there, and pictures likewise [SP2]; revisions without a line of the staff log, and lines without a revision.
   */
  async broken(d1: D1Database): Promise<string[]> {
    const saved = JSON.stringify(this.#editors.flatMap((editor) => editor.saved))
    const pictures = JSON.stringify(this.#editors.flatMap((editor) => editor.pictures))
    const published = JSON.stringify(this.#editors.flatMap((editor) => editor.published))
    const revisions = sql`(
      select 'sheet:' || sheet as what, rev, reason from sheet_revision where published_by is not null
      union all select 'room:' || room, rev, reason from room_revision where published_by is not null)`
    const lines = sql`(
      select 'sheet:' || (detail ->> 'sheet') as what, detail ->> 'rev' as rev from staff_log where act = 'publish-sheet'
      union all select 'room:' || room, detail ->> 'rev' from staff_log where act = 'publish-room')`
    // The reason of a publication names its drafts.
    const isPublished = sql`exists (
      select 1 from ${revisions} as made where made.what = told.what and made.reason like '% ' || told.draft || ',%')`
    const isDraft = sql`exists (select 1 from draft where id = told.draft)`
    const told = (
      list: string,
    ) => sql`(select value ->> 'what' as what, value ->> 'draft' as draft, value ->> 'edit' as edit
      from json_each(${list})) as told`
    const faults = [
      sql`select distinct 'draft ' || draft || ' is there with its revision' as what from ${told(saved)}
        where ${isDraft} and ${isPublished}`,
      sql`select distinct 'draft ' || draft || ' is gone without a revision' as what from ${told(saved)}
        where not ${isDraft} and not ${isPublished}`,
      sql`select 'edit ' || told.edit || ' was told to be saved, and is gone' as what from ${told(saved)}
        where ${isDraft} and not exists (select 1 from draft_change where draft_id = told.draft and id = told.edit)`,
      sql`select 'draft ' || draft || ' was told to be published, and is not' as what from ${told(published)}
        where not ${isPublished}`,
      sql`select 'picture ' || value || ' was told to be kept, and is gone' as what from json_each(${pictures})
        where value not in (select name from picture)`,
      sql`select 'edits are left of draft ' || draft_id as what from draft_change where draft_id not in (select id from draft)`,
      sql`select 'draft ' || id || ' is not at its last edit' as what from draft
        where rev <> (select count(*) from draft_change where draft_id = draft.id)`,
      sql`select what || ' ' || rev || ' is not in the staff log' as what
        from (select what, rev from ${revisions} except select what, rev from ${lines})`,
      sql`select what || ' ' || rev || ' is in the log alone' as what
        from (select what, rev from ${lines} except select what, rev from ${revisions})`,
    ]
    const db = openDbAtLeisure(d1)
    const rows: { what: string }[] = []
    for (const fault of faults) rows.push(...(await db.all<{ what: string }>(fault)))
    const undone = [...(await this.#runner.broken(d1)), ...(await this.#bench.broken())]
    return [...rows.map(({ what }) => what), ...undone]
  }
}
