import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { RefusedError, UnreachableError } from '#app/api.ts'
import { randomId } from '#app/random-id.ts'
import type { Change, DraftDoc } from '#durable/rules/sheets/changes.ts'
import {
  applyEdit,
  beginEditing,
  madeEdit,
  receivedEdits,
  redoneEdit,
  shownIn,
  toSend,
  undoneEdit,
  withoutEdit,
} from '#durable/rules/sheets/editing.ts'
import type { Edit, Editing } from '#durable/rules/sheets/editing.ts'
import type { DraftUpdate, DraftServer, ListedText, OpenedText, Revision, ShownDraft } from './draft-server.ts'
import { splitChanges } from './split-changes.ts'

/** How long after the last letter a step ends and is sent, ms. */
export const STEP_ENDS_MS = 1000
/** After how long what could not be sent is sent again, ms. */
export const AGAIN_MS = 5000

/**
 * What went wrong last. `lost` is an own edit that the server has refused, and that is gone; `other` is a draft that somebody
 * has published or dropped meanwhile; `away` is no answer, or one that says to try again: then nothing is lost.
 */
export type DraftTrouble = { kind: 'lost' | 'other' | 'away'; message: string | null }

/** A draft in the hands of this editor. */
export type OpenDraftState = {
  opening: 'asked' | 'failed' | 'done'
  /** As its editor sees it, with what is being typed. */
  shown: DraftDoc
  published: DraftDoc
  publishedRev: number
  /** The id of the draft; null as long as there is none. */
  draft: number | null
  base: number
  editing: Editing
  /** The step that is being typed. */
  typed: readonly Change[]
  isSaving: boolean
  trouble: DraftTrouble | null
  /** The rows that others have changed while this editor had the draft open: the username of who was last. */
  others: ReadonlyMap<string, string>
}

const EMPTY: DraftDoc = { layers: {}, lists: {} }

/** Edits that the server will never take, whatever is tried. */
const NEVER = ['row-changed', 'draft-too-large', 'bad-input'] as const

/** One draft: what is typed becomes steps, steps are sent one after the other, and those of others come in. */
export class OpenDraft {
  readonly what: string
  readonly state: StoreApi<OpenDraftState>
  readonly #server: DraftServer
  readonly #newId: () => string
  #stepEnds: ReturnType<typeof setTimeout> | undefined
  #again: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | null = null
  /** The steps that are too long for one edit: the edits of each, by their ids. They are undone and redone together. */
  readonly #long = new Map<string, symbol>()

  constructor(what: string, server: DraftServer, newId: () => string = randomId) {
    this.what = what
    this.#server = server
    this.#newId = newId
    this.state = createStore<OpenDraftState>(() => ({
      opening: 'asked',
      shown: EMPTY,
      published: EMPTY,
      publishedRev: 0,
      draft: null,
      base: 0,
      editing: beginEditing(EMPTY, 0),
      typed: [],
      isSaving: false,
      trouble: null,
      others: new Map(),
    }))
  }

  /** Whether something of this editor's is not on the server yet. */
  get hasUnsent(): boolean {
    const { typed, editing } = this.#now
    return typed.length > 0 || editing.pending.length > 0
  }

  /**
   * Gets the draft, or what is published. What was not sent stays, without what would have taken steps of another draft
   * back. False if there is no answer.
   */
  async open(): Promise<boolean> {
    if (this.#now.opening === 'failed') this.#set({ opening: 'asked' })
    try {
      this.#begin(await this.#server.open(this.what))
      return true
    } catch {
      if (this.#now.opening !== 'done') this.#set({ opening: 'failed' })
      return false
    }
  }

  /** A change of the step that is being typed. It replaces an earlier one of the same field. */
  type(change: Change & { kind: 'set' }): void {
    const others = this.#now.typed.filter(
      (one) => !(one.kind === 'set' && one.list === change.list && one.id === change.id && one.field === change.field),
    )
    // Another field is another step.
    if (others.length > 0) this.endStep()
    this.#set({ typed: [change] })
    clearTimeout(this.#stepEnds)
    this.#stepEnds = setTimeout(() => this.endStep(), STEP_ENDS_MS)
  }

  /** Changes that are made at once, as one step, however many edits they need. */
  make(changes: readonly Change[]): void {
    this.endStep()
    this.#step(changes)
  }

  /** Ends the step that is being typed. */
  endStep(): void {
    clearTimeout(this.#stepEnds)
    const { typed } = this.#now
    if (typed.length === 0) return
    this.#set({ typed: [] })
    this.#step(typed)
  }

  undo(): void {
    this.endStep()
    this.#wholeStep('done', undoneEdit)
  }

  redo(): void {
    this.endStep()
    this.#wholeStep('undone', redoneEdit)
  }

  /** Sends what is not sent yet. */
  save(): Promise<void> {
    clearTimeout(this.#again)
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null
    })
    return this.#sending
  }

  /** Gets what others have done, if the list of the server says that there is something. */
  async follow({ rev, draft: head }: Pick<ListedText, 'rev' | 'draft'>): Promise<void> {
    const { opening, draft, base, editing, publishedRev } = this.#now
    if (opening !== 'done') return void (await this.open())
    // What is being sent brings the news with its answer.
    if (this.hasUnsent) return this.save()
    // A draft that others have begun from what this editor sees is known from its first edit on.
    const isSame = draft === null || head?.id === draft
    const isKnown = isSame && rev === publishedRev && (head?.base ?? base) === base
    if (isKnown && (head?.rev ?? 0) === editing.rev) return
    try {
      const news =
        head && isKnown ? await this.#server.news({ what: this.what, draft: head.id, rev: editing.rev }) : null
      if (news) return this.#take(news)
      const opened = await this.#server.open(this.what)
      if (draft !== null && opened.draft !== draft) this.#set({ trouble: { kind: 'other', message: null } })
      this.#begin(opened)
    } catch {
      // It is asked again with the next list.
    }
  }

  /** Drops the draft for all who work on it. @throws RefusedError, UnreachableError */
  async drop(): Promise<void> {
    this.endStep()
    await this.save()
    const { draft, editing } = this.#now
    if (draft !== null) await this.#server.drop({ draft, rev: editing.rev })
    await this.beginAgain()
  }

  /** The draft as this editor sees it, when all of it is on the server; null if there is none, or it cannot be sent. */
  async seen(): Promise<ShownDraft | null> {
    this.endStep()
    await this.save()
    const { draft, editing } = this.#now
    return draft === null || this.hasUnsent ? null : { what: this.what, draft, rev: editing.rev }
  }

  /** Begins with what is published, after the draft was published or dropped from here. @throws RefusedError, UnreachableError */
  async beginAgain(): Promise<void> {
    this.#begin(await this.#server.open(this.what))
    this.#set({ others: new Map(), trouble: null })
  }

  /**
   * Puts the draft on what is published now.
   * @returns the ids of the rows that the draft and others have changed
   * @throws RefusedError, UnreachableError
   */
  async rebase(): Promise<readonly string[]> {
    const seen = await this.seen()
    if (!seen) throw new UnreachableError('the draft is not saved')
    const { met } = await this.#server.rebase(seen)
    this.#begin(await this.#server.open(this.what))
    return met
  }

  /** Makes the draft an older revision, as one step. @throws RefusedError, UnreachableError */
  async goBackTo(revision: number): Promise<void> {
    this.endStep()
    await this.save()
    const { draft, base, editing } = this.#now
    const id = this.#newId()
    const news = await this.#server.goBack({ what: this.what, draft, base, rev: editing.rev }, { revision, id })
    // What the step has changed is known from the news.
    const { done } = this.#now.editing
    this.#set({
      editing: { ...this.#now.editing, done: [...done, { id, undoes: null, changes: [] }], undone: [] },
      trouble: null,
    })
    this.#take(news)
  }

  /** The newest revisions, or those before one. @throws RefusedError, UnreachableError */
  revisions(before: number | null): Promise<readonly Revision[]> {
    return this.#server.revisions(this.what, before)
  }

  /** @throws RefusedError, UnreachableError */
  revision(rev: number): Promise<DraftDoc | null> {
    return this.#server.revision(this.what, rev)
  }

  get #now(): OpenDraftState {
    return this.state.getState()
  }

  #set(part: Partial<OpenDraftState>): void {
    const next = { ...this.#now, ...part }
    const { editing, typed } = next
    const isOther = editing !== this.#now.editing || typed !== this.#now.typed
    this.state.setState({ ...part, ...(isOther && { shown: shownWith(editing, typed) }) })
  }

  #step(changes: readonly Change[]): void {
    const edits = splitChanges(changes)
    const step = Symbol('step')
    const editing = edits.reduce((state, edit) => {
      const id = this.#newId()
      if (edits.length > 1) this.#long.set(id, step)
      return madeEdit(state, id, edit)
    }, this.#now.editing)
    this.#edit(editing)
  }

  /** Takes the last of own steps back or does it again: all edits of it. */
  #wholeStep(from: 'done' | 'undone', act: typeof undoneEdit): void {
    let { editing } = this.#now
    const stepOf = () => this.#long.get(editing[from].at(-1)?.id ?? '')
    const step = stepOf()
    do {
      const id = this.#newId()
      if (step) this.#long.set(id, step)
      editing = act(editing, id)
    } while (step && stepOf() === step)
    this.#edit(editing)
  }

  #edit(editing: Editing): void {
    const { trouble } = this.#now
    // What is done next shows that the news of a lost edit was read.
    this.#set({ editing, trouble: trouble?.kind === 'away' ? trouble : null })
    void this.save()
  }

  async #sendAll(): Promise<void> {
    for (let edit = this.#next(); edit; edit = this.#next()) {
      this.#set({ isSaving: true })
      try {
        const { draft, base, editing } = this.#now
        const news = await this.#server.save({ what: this.what, draft, base, rev: editing.rev }, edit)
        this.#take(news, edit.id)
        if (this.#now.trouble?.kind === 'away') this.#set({ trouble: null })
      } catch (error) {
        if (await this.#isOver(edit, error)) break
      }
    }
    this.#set({ isSaving: false })
  }

  #next(): Edit | undefined {
    return toSend(this.#now.editing)[0]
  }

  /** Mends what it can after an edit was not saved; true if the next attempt has to wait. */
  async #isOver(edit: Edit, error: unknown): Promise<boolean> {
    const { reason = null, message = null } = error instanceof RefusedError ? error : {}
    if (reason === 'draft-gone') {
      if (await this.open()) {
        this.#set({ trouble: { kind: 'other', message: null } })
        return false
      }
      this.#waits(null)
      return true
    }
    if (NEVER.some((one) => one === reason)) {
      this.#set({ editing: withoutEdit(this.#now.editing, edit.id), trouble: { kind: 'lost', message } })
      await this.#catchUp()
      return false
    }
    this.#waits(message)
    return true
  }

  #waits(message: string | null): void {
    this.#set({ trouble: { kind: 'away', message } })
    clearTimeout(this.#again)
    this.#again = setTimeout(() => void this.save(), AGAIN_MS)
  }

  /** Gets what others have done after an edit of the same row was refused. */
  async #catchUp(): Promise<void> {
    const { draft, editing } = this.#now
    try {
      // Whoever has begun a draft knows its number; the other one asks for it.
      const id = draft ?? (await this.#server.open(this.what)).draft
      const news = id === null ? null : await this.#server.news({ what: this.what, draft: id, rev: editing.rev })
      if (news) this.#take(news)
      else this.#begin(await this.#server.open(this.what))
    } catch {
      // The next list of the server brings it.
    }
  }

  #begin({ draft, base, rev, doc, published, publishedDoc }: OpenedText): void {
    const { editing: before, draft: known } = this.#now
    const isSame = draft !== null && draft === known
    const pending = isSame ? before.pending : before.pending.filter(({ undoes }) => undoes === null)
    const steps = isSame ? before : { done: pending, undone: [] }
    const editing = { ...beginEditing(doc, rev), pending, done: steps.done, undone: steps.undone }
    this.#set({ opening: 'done', draft, base, published: publishedDoc, publishedRev: published, editing })
  }

  /** Takes news of the draft, among them the own edit of that id. */
  #take({ draft, edits }: DraftUpdate, own?: string): void {
    const { editing: before } = this.#now
    const { pending, ...editing } = receivedEdits(before, edits)
    const others = new Map(this.#now.others)
    for (const { edit, by, isMine, rev } of edits)
      if (!isMine && rev > before.rev) for (const row of rowsOf(edit)) others.set(row, by)
    this.#set({ draft, others, editing: { ...editing, pending: pending.filter(({ id }) => id !== own) } })
  }
}

function shownWith(editing: Editing, typed: readonly Change[]): DraftDoc {
  return applyEdit(shownIn(editing), { id: '', undoes: null, changes: typed }).doc
}

/** The ids of the rows that an edit has changed. */
function rowsOf({ changes }: Edit): string[] {
  return changes.flatMap((change) => {
    if (change.kind === 'set') return [change.id]
    return change.kind === 'put' || change.kind === 'drop' ? [change.row.id] : []
  })
}
