import { deflateSync } from 'node:zlib'
import { indexedPng } from '#durable/rules/pictures/indexed-png.ts'
import type { Bot } from '#test/bots/bot.ts'

const SIZE = { width: 64, height: 34 }
const [PINK, VIOLET] = [0xea8ca9, 0x9b6dc3]

/** A pink bench with violet legs, as a file. */
export function benchFile(): Uint8Array {
  const { width, height } = SIZE
  const data = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isLeg = y >= 22 && (x < 8 || x >= width - 8)
    if (y >= 22 && !isLeg) return [0, 0, 0, 0]
    const colour = isLeg || y === 10 ? VIOLET : PINK
    return [colour >> 16, (colour >> 8) & 255, colour & 255, 255]
  })
  const file = indexedPng({ ...SIZE, data: Uint8Array.from(data.flat()) }, { compress: (bytes) => deflateSync(bytes) })
  if (!file) throw new Error('too many colours')
  return file
}

type Row = Record<string, unknown> & { id: string }

/** What an administrator does in the window to bring a picture into a room, without the window. */
export class BenchMaker {
  readonly #admin: Bot

  constructor(admin: Bot) {
    this.#admin = admin
  }

  /** Uploads the bench and publishes it as a thing; returns its path. */
  async publishes(id: string, name: string): Promise<string> {
    const { uploadPicture } = await this.#admin.ask<{ uploadPicture: { name: string } }>(
      'mutation ($png: String!) { uploadPicture(png: $png) { name fault } }',
      { png: Buffer.from(benchFile()).toString('base64') },
    )
    const texts = { dk: name, en: name, no: name, se: name }
    await this.#puts('sheet:sprites', 'rows', {
      ...{ id, name: texts, picture: uploadPicture.name, use: 'standing' },
      ...{ groundW: 60, groundH: 16, licence: 'ours', isRetired: false },
    })
    return `/parks/pictures/${uploadPicture.name}.png`
  }

  /** Gives an action to things and publishes it. */
  async gives(row: Row): Promise<void> {
    await this.#puts('sheet:actions', 'rows', row)
  }

  /** Puts a thing into a room, and publishes it. */
  async putsInto(room: string, thing: Row): Promise<void> {
    await this.#puts(`room:${room}`, 'things', thing)
  }

  async #puts(what: string, list: string, row: Row): Promise<void> {
    const { openText: known } = await this.#admin.ask<{
      openText: { draft: number | null; base: number; rev: number }
    }>('query ($what: String!) { openText(what: $what) { draft base rev } }', { what })
    const edit = { id: crypto.randomUUID(), undoes: null, changes: [{ kind: 'put', list, at: 0, row }] }
    const { saveDraft: seen } = await this.#admin.ask<{ saveDraft: { draft: number; rev: number } }>(
      `mutation ($what: String!, $draft: Int, $base: Int!, $rev: Int!, $edit: Json!) {
        saveDraft(what: $what, draft: $draft, base: $base, rev: $rev, edit: $edit) { draft rev } }`,
      { what, ...known, edit },
    )
    const { publishDrafts } = await this.#admin.ask<{ publishDrafts: { faults: unknown[] } }>(
      'mutation ($drafts: [DraftRef!]!) { publishDrafts(drafts: $drafts, reason: "a bench for two") { faults { what at fault } } }',
      { drafts: [{ what, ...seen }] },
    )
    if (publishDrafts.faults.length > 0) throw new Error(JSON.stringify(publishDrafts.faults))
  }
}
