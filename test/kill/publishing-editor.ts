import { deflateSync } from 'node:zlib'
import { indexedPng } from '#durable/rules/pictures/indexed-png.ts'
import { Refused } from '#test/bots/bot.ts'
import type { Bot } from '#test/bots/bot.ts'
import { below, pick } from '#test/support/random.ts'

/** How many rows of its own an editor leaves in a text: it takes the oldest away. */
const ROWS_MAX = 40

type Row = { readonly id: string }
/** A text that is edited: the list that gets rows, and a row that may be published there. */
type Text = { what: string; list: string; rowOf: (id: string) => Row }

const COLOURS: Text = {
  what: 'sheet:colours',
  list: 'rows',
  rowOf: (id) => ({ id, colour: '#7a4a34', weight: 1, isForPuppies: false }),
}
const MEADOW: Text = {
  what: 'room:meadow',
  list: 'things',
  // Flowers stand in nobody's way.
  rowOf: (id) => ({ id, prefab: 'daisies', x: 320, y: 320 }),
}
const TEXTS = [COLOURS, MEADOW]

type Known = { draft: number | null; base: number; rev: number }
type Step = { text: Text; known: Known; edit: { id: string; changes: readonly unknown[] } }
type TextDraft = { what: string; draft: number }

/**
 * An administrator who puts a coat into a sheet and flowers into a room, or publishes a draft of one or both together, and repeats an
 * edit until it has an answer.
 */
export class PublishingEditor {
  /** The edits that it was told are saved, and their drafts. */
  readonly saved: (TextDraft & { edit: string })[] = []
  /** The drafts that it was told are published. */
  readonly published: TextDraft[] = []
  /** The names of the pictures that it was told are kept. */
  readonly pictures: string[] = []
  askedAgain = 0
  readonly #bot: Bot
  readonly #name: string
  readonly #random: () => number
  readonly #rows = new Map<Text, Row[]>()
  #made = 0
  readonly #known = new Map<Text, Known>()
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
    if (this.#step === null && this.#random() < 0.1) await this.#upload()
    if (this.#step || this.#random() < 0.6) await this.#save()
    else await this.#publish()
  }

  #refusedOrLost(error: unknown): void {
    // An error without a code is a faulty request, not a refusal.
    if (error instanceof Refused && error.code === '') throw error
    if (!(error instanceof Refused) || error.code === 'try-again') return
    // Somebody else was quicker: look at the drafts again.
    this.#step = null
    this.#known.clear()
  }

  async #save(): Promise<void> {
    const step = (this.#step ??= await this.#next(pick(this.#random, TEXTS)))
    const { what } = step.text
    const { saveDraft } = await this.#bot.ask<{ saveDraft: { draft: number; rev: number } }>(
      `mutation ($what: String!, $draft: Int, $base: Int!, $rev: Int!, $edit: Json!) {
        saveDraft(what: $what, draft: $draft, base: $base, rev: $rev, edit: $edit) { draft rev } }`,
      { what, ...step.known, edit: step.edit },
    )
    this.#step = null
    this.#known.set(step.text, { ...step.known, draft: saveDraft.draft, rev: saveDraft.rev })
    this.saved.push({ what, draft: saveDraft.draft, edit: step.edit.id })
  }

  /** [SP2] Uploads a picture that nobody else has: ink and cream by the bits of a number. */
  async #upload(): Promise<void> {
    const bits = Array.from({ length: 64 }, () => this.#random() < 0.5)
    const data = Uint8Array.from(bits.flatMap((isInk) => (isInk ? [0x20, 0x18, 0x2b, 255] : [0xff, 0xf8, 0xe7, 255])))
    const png = indexedPng({ width: 8, height: 8, data }, { compress: (bytes) => deflateSync(bytes) })
    const { uploadPicture } = await this.#bot.ask<{ uploadPicture: { name: string | null; fault: string | null } }>(
      'mutation ($png: String!) { uploadPicture(png: $png) { name fault } }',
      { png: Buffer.from(png ?? []).toString('base64') },
    )
    if (uploadPicture.name === null) throw new Error(`picture: ${uploadPicture.fault}`)
    this.pictures.push(uploadPicture.name)
  }

  async #publish(): Promise<void> {
    const texts = pick(this.#random, [TEXTS, TEXTS, [COLOURS], [MEADOW]])
    const drafts: (TextDraft & { rev: number })[] = []
    for (const text of texts) {
      const { draft, rev } = await this.#open(text)
      if (draft !== null) drafts.push({ what: text.what, draft, rev })
    }
    if (drafts.length === 0) return
    const { publishDrafts } = await this.#bot.ask<{ publishDrafts: { faults: unknown[] } }>(
      `mutation ($drafts: [DraftRef!]!, $reason: String!) { publishDrafts(drafts: $drafts, reason: $reason) { faults { what at fault } } }`,
      { drafts, reason: `drafts ${drafts.map(({ draft }) => `${draft},`).join(' ')}` },
    )
    if (publishDrafts.faults.length > 0) throw new Error(JSON.stringify(publishDrafts.faults))
    this.published.push(...drafts)
    for (const text of texts) this.#known.delete(text)
  }

  async #open(text: Text): Promise<Known> {
    const known = this.#known.get(text)
    if (known) return known
    const { openText } = await this.#bot.ask<{ openText: Known }>(
      'query ($what: String!) { openText(what: $what) { draft base rev } }',
      { what: text.what },
    )
    this.#known.set(text, openText)
    return openText
  }

  async #next(text: Text): Promise<Step> {
    const { list } = text
    const { draft, base, rev } = await this.#open(text)
    const row = text.rowOf(`${this.#name}-${this.#made++}`)
    const rows = this.#rows.get(text) ?? []
    this.#rows.set(text, rows)
    const oldest = rows.length >= ROWS_MAX ? rows.shift() : undefined
    rows.push(row)
    const put = { kind: 'put', list, at: 0, row }
    const changes = oldest ? [put, { kind: 'drop', list, at: 0, row: oldest }] : [put]
    const edit = { id: crypto.randomUUID(), undoes: null, changes }
    return { text, known: { draft, base, rev }, edit }
  }
}
