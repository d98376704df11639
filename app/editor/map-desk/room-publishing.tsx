import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import type { EditorTexts } from '#app/editor/kit/sheet-look.ts'
import { Dropping } from '#app/editor/publishing/dropping.tsx'
import { MovedDraft } from '#app/editor/publishing/moved-draft.tsx'
import { PublishForm } from '#app/editor/publishing/publish-form.tsx'
import { changesBetween } from '#durable/rules/sheets/differences.ts'
import { useProblemWords } from './problem-list.tsx'
import { RoomChanges } from './room-changes.tsx'
import pane from '#app/editor/kit/pane.module.css'

type RoomPublishingProps = {
  drafts: Drafts
  /** The key of the room. */
  room: string
  nameOf: (room: string) => string
}

/** Publishes the draft of a room, and those of other rooms with it: a door each way comes into the world at once. */
export function RoomPublishing({ drafts, room, nameOf }: RoomPublishingProps) {
  const { t } = useTranslation('editor')
  const words = useProblemWords()
  const draft = drafts.ofRoom(room)
  const { shown, published, draft: id } = useStore(draft.state)
  const heads = useStore(drafts.state, (state) => state.heads)
  const others = [...heads].flatMap(([what, head]) =>
    head && what.startsWith('room:') && what !== draft.what ? [what] : [],
  )
  const titleOf = (what: string) => nameOf(keyOf(what))
  return (
    <div className={pane.pane}>
      <MovedDraft draft={draft} nameOf={(changed) => layerName(changed, t) ?? changed} />
      <PublishForm
        drafts={drafts}
        draft={draft}
        others={others}
        draftOf={(what) => drafts.ofRoom(keyOf(what))}
        titleOf={titleOf}
        hint={t('map.publishHint')}
      >
        {(chosen, faults) => (
          <>
            {faults.length > 0 && (
              <div role="alert">
                <p>{t('publish.mend')}</p>
                <ul className={pane.others}>
                  {faults.map(({ text, ...fault }) => (
                    <li key={`${text} ${fault.at} ${fault.what}`}>
                      <b>{titleOf(text)}</b> {words(fault)}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <RoomChanges before={published} after={shown} />
            {chosen.slice(1).map((other) => (
              <Other key={other.what} draft={other} name={titleOf(other.what)} />
            ))}
          </>
        )}
      </PublishForm>
      {id !== null && <Dropping draft={draft} count={changesBetween(published, shown).length} />}
    </div>
  )
}

function keyOf(what: string): string {
  return what.slice(what.indexOf(':') + 1)
}

/** What the draft of another room changes that is published with this one. */
function Other({ draft, name }: { draft: OpenDraft; name: string }) {
  const { shown, published } = useStore(draft.state)
  return (
    <section>
      <h4>{name}</h4>
      <RoomChanges before={published} after={shown} />
    </section>
  )
}

function layerName(name: string, t: EditorTexts): string | null {
  return name === 'terrain' || name === 'ground' ? t(`map.layer.${name}`) : null
}
