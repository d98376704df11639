import { Refused } from '#test/bots/bot.ts'
import type { Bot } from '#test/bots/bot.ts'
import { below } from '#test/support/random.ts'

const WHAT = 'sheet:colours'
/** How many own coats an editor leaves in the sheet: it takes the oldest away. */
const COATS_MAX = 40

type Row = { id: string; colour: string; weight: number; isForPuppies: boolean }
type Known = { draft: number | null; base: number; rev: number }
type Step = { known: Known; edit: { id: string } }

/** An administrator who puts a coat into the sheet, or publishes its draft, and repeats an edit until it has an answer. */
export class PublishingEditor {
  /** The edits that it was told are saved, and their drafts. */
  readonly saved: { draft: number; edit: string }[] = []
  /** The drafts that it was told are published. */
  readonly published = new Set<number>()
  askedAgain = 0
  readonly #bot: Bot
  readonly #name: string
  readonly #random: () => number
  readonly #coats: Row[] = []
  #made = 0
  #known: Known | null = null
  #step: Step | null = null

  constructor(bot: Bot, { name, random }: { name: string; random: () => number }) {
    this.#bot = bot
    this.#name = name
    this.#random = random
  }

  async live(isAlive: () => boolean): Promise<void> {
    while (isAlive()) {
      await this.#act().catch((error: unknown) => this.#refusedOrLost(error))
      await new Promise((resolve) => setTimeout(resolve, below(this.#random, 60)))
    }
  }

  async #act(): Promise<void> {
    if (this.#step) this.askedAgain += 1
    if (this.#step || this.#known?.draft === null || this.#random() < 0.6) await this.#save()
    else await this.#publish()
  }

  #refusedOrLost(error: unknown): void {
    // An error without a code is a faulty request, not a refusal.
    if (error instanceof Refused && error.code === '') throw error
    if (!(error instanceof Refused) || error.code === 'try-again') return
    // Somebody else was quicker: look at the draft again.
    this.#step = null
    this.#known = null
  }

  async #save(): Promise<void> {
    const step = (this.#step ??= await this.#next())
    const { saveDraft } = await this.#bot.ask<{ saveDraft: { draft: number; rev: number } }>(
      `mutation ($what: String!, $draft: Int, $base: Int!, $rev: Int!, $edit: Json!) {
        saveDraft(what: $what, draft: $draft, base: $base, rev: $rev, edit: $edit) { draft rev } }`,
      { what: WHAT, ...step.known, edit: step.edit },
    )
    this.#step = null
    this.#known = { ...step.known, draft: saveDraft.draft, rev: saveDraft.rev }
    this.saved.push({ draft: saveDraft.draft, edit: step.edit.id })
  }

  async #publish(): Promise<void> {
    const known = this.#known ?? (await this.#open())
    if (known.draft === null) return
    const { publishDrafts } = await this.#bot.ask<{ publishDrafts: { faults: unknown[] } }>(
      `mutation ($drafts: [DraftRef!]!, $reason: String!) { publishDrafts(drafts: $drafts, reason: $reason) { faults { at fault } } }`,
      { drafts: [{ what: WHAT, draft: known.draft, rev: known.rev }], reason: `draft ${known.draft}` },
    )
    if (publishDrafts.faults.length > 0) throw new Error(JSON.stringify(publishDrafts.faults))
    this.published.add(known.draft)
    this.#known = null
  }

  async #open(): Promise<Known> {
    const { openText } = await this.#bot.ask<{ openText: Known }>(
      'query ($what: String!) { openText(what: $what) { draft base rev } }',
      { what: WHAT },
    )
    this.#known = openText
    return openText
  }

  async #next(): Promise<Step> {
    const { draft, base, rev } = this.#known ?? (await this.#open())
    const row = { id: `${this.#name}-${this.#made++}`, colour: '#7a4a34', weight: 1, isForPuppies: false }
    const put = { kind: 'put', list: 'rows', at: 0, row }
    const oldest = this.#coats.length >= COATS_MAX ? this.#coats.shift() : undefined
    this.#coats.push(row)
    const changes = oldest ? [put, { kind: 'drop', list: 'rows', at: 0, row: oldest }] : [put]
    return { known: { draft, base, rev }, edit: { id: crypto.randomUUID(), undoes: null, changes } as { id: string } }
  }
}
