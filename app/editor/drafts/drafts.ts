import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { UnreachableError } from '#app/api.ts'
import { whatOf } from '#durable/rules/sheets/edited-text.ts'
import type { EditedText } from '#durable/rules/sheets/edited-text.ts'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'
import { DRAFT_SERVER } from './draft-server.ts'
import type { ListedDraft, DraftServer, PublishingAnswer } from './draft-server.ts'
import { OpenDraft } from './open-draft.ts'

/** How often the server is asked what others have done, ms. */
export const FOLLOW_MS = 10_000

type DraftsState = {
  username: string
  /** The heads of all drafts, by what they are of. */
  heads: ReadonlyMap<string, ListedDraft | null>
}

/** The drafts that this page has opened. They stay with their steps when the window is closed. */
export class Drafts {
  readonly state: StoreApi<DraftsState> = createStore<DraftsState>(() => ({ username: '', heads: new Map() }))
  readonly #server: DraftServer
  readonly #open = new Map<string, OpenDraft>()

  constructor(server: DraftServer = DRAFT_SERVER) {
    this.#server = server
  }

  get hasUnsent(): boolean {
    return [...this.#open.values()].some((draft) => draft.hasUnsent)
  }

  /** The draft of a sheet, which is asked for when it is first wanted. */
  of(sheet: SheetKey): OpenDraft {
    return this.#draft({ kind: 'sheet', key: sheet })
  }

  /** The draft of a room. */
  ofRoom(key: string): OpenDraft {
    return this.#draft({ kind: 'room', key })
  }

  /**
   * Publishes drafts together as this editor sees them: all, or none and the faults.
   * @throws RefusedError, UnreachableError
   */
  async publish(drafts: readonly OpenDraft[], reason: string): Promise<PublishingAnswer> {
    const seen = (await Promise.all(drafts.map((draft) => draft.seen()))).flatMap((one) => one ?? [])
    if (seen.length < drafts.length) throw new UnreachableError('a draft is not saved')
    const outcome = await this.#server.publish(seen, reason)
    if (outcome.revisions.length === 0) return outcome
    // What is published stays so if this gets no answer: the next list brings it.
    await Promise.allSettled(drafts.map((draft) => draft.beginAgain()))
    await this.follow()
    return outcome
  }

  /** Asks what there is, and gets what others have done to the drafts that are open. */
  async follow(): Promise<void> {
    try {
      const { username, texts } = await this.#server.list()
      this.state.setState({ username, heads: new Map(texts.map(({ what, draft }) => [what, draft])) })
      await Promise.all(
        [...this.#open.values()].map(async (draft) => {
          const listed = texts.find(({ what }) => what === draft.what)
          if (listed) await draft.follow(listed)
        }),
      )
    } catch {
      // It is asked again; what could not be saved is said by its draft.
    }
  }

  #draft(text: EditedText): OpenDraft {
    const what = whatOf(text)
    const known = this.#open.get(what)
    if (known) return known
    const draft = new OpenDraft(what, this.#server)
    this.#open.set(what, draft)
    void draft.open()
    return draft
  }
}
