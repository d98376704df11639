import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccessForm } from '#app/editor/access/access-form.tsx'
import { makeAccess } from '#app/editor/access/access-steps.ts'
import { accessWords } from '#app/editor/access/access-words.ts'
import { TextsField } from '#app/editor/kit/fields/text-fields.tsx'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { ROOM_NAME_MAX } from '#durable/rules/places/room-name.ts'
import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { Problem } from '#durable/world/problems.ts'
import type { EditedRoom } from './edited-rooms.ts'
import { RoomClosing } from './room-closing.tsx'
import { RoomProblems } from './room-problems.tsx'
import { RoomSpot } from './room-spot.tsx'
import pane from '#app/editor/kit/pane.module.css'
import columns from '#app/editor/kit/row-pane.module.css'
import styles from './rooms.module.css'

/** The list of a room's draft whose one row is the room itself. */
const ROOM_LIST = 'room'

type RoomFormProps = {
  room: EditedRoom
  /** All rooms: the doors to this one ask what it asks. */
  rooms: readonly EditedRoom[]
  /** How many dogs are there; null if that is not known. */
  dogs: number | null
  /** Its mistakes; null as long as the rooms were not checked. */
  problems: readonly Problem[] | null
  nameOf: (key: string) => string
  onMap: (at?: Tile) => void
  onWarp: () => void
}

/** A room: what it is called, who may come in, and what is known of it. */
export function RoomForm({ room: edited, rooms, dogs, problems, nameOf, onMap, onWarp }: RoomFormProps) {
  const { t } = useTranslation('editor')
  const { key, draft, state, room } = edited
  const row = state.shown.lists[ROOM_LIST]?.[0]
  const published = state.published.lists[ROOM_LIST]?.[0]
  if (!row) return <p>{t('map.unsound')}</p>
  const isRenamed = published !== undefined && canonicalText(published.name) !== canonicalText(row.name)
  const doorsTo = rooms.flatMap((one) => one.room?.doors.filter(({ to }) => to.room === key) ?? [])
  const ways = room && [...new Set(room.doors.map(({ to }) => nameOf(to.room)))].join(', ')
  return (
    <div className={columns.columns}>
      <div className={columns.fields}>
        <div className={pane.keys}>
          <Button size="small" icon="brush" onClick={() => onMap()}>
            {t('rooms.map')}
          </Button>
          {state.publishedRev > 0 && (
            <Button size="small" icon="paw" onClick={onWarp}>
              {t('rooms.warp')}
            </Button>
          )}
        </div>
        <TextsField
          field={{ kind: 'texts', min: 1, max: ROOM_NAME_MAX }}
          label={t('rooms.name')}
          value={row.name}
          was={isRenamed ? published.name : undefined}
          faultAt={() => null}
          onType={(is) =>
            draft.type({ kind: 'set', list: ROOM_LIST, id: row.id, field: 'name', was: row.name ?? null, is })
          }
          onDone={() => draft.endStep()}
        />
        <RoomSpot
          room={key}
          rooms={rooms}
          value={row.map}
          onType={(is) =>
            draft.type({ kind: 'set', list: ROOM_LIST, id: row.id, field: 'map', was: row.map ?? null, is })
          }
          onDone={() => draft.endStep()}
        />
        <RoomAccess key={canonicalText(row.access ?? null)} room={edited} rooms={rooms} />
        <RoomClosing
          room={key}
          isClosed={row.isClosed === true}
          dogs={dogs}
          onMake={(isClosed) => {
            draft.type({
              kind: 'set',
              list: ROOM_LIST,
              id: row.id,
              field: 'isClosed',
              was: row.isClosed ?? null,
              is: isClosed || null,
            })
            draft.endStep()
          }}
        />
      </div>
      <div className={columns.preview}>
        <dl className={styles.facts}>
          <Fact words={t('rooms.revision')}>{state.publishedRev || t('rooms.unpublished')}</Fact>
          <Fact words={t('rooms.dogs')}>{dogs ?? 0}</Fact>
          {room && <Fact words={t('rooms.size')}>{`${room.width} × ${room.height}`}</Fact>}
          {room && <Fact words={t('rooms.things')}>{room.things.length}</Fact>}
          <Fact words={t('rooms.leads')}>{ways || '0'}</Fact>
          <Fact words={t('rooms.doorsTo')}>{doorsTo.length}</Fact>
        </dl>
        <section className={styles.section}>
          <h4>{t('map.problems')}</h4>
          <RoomProblems edited={edited} problems={problems} onMap={onMap} />
        </section>
      </div>
    </div>
  )
}

function Fact({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      <dt>{words}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** Who may come into a room, and the form of that when it is asked for. */
function RoomAccess({ room, rooms }: { room: EditedRoom; rooms: readonly EditedRoom[] }) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const access = room.state.shown.lists[ROOM_LIST]?.[0]?.access
  const place = { room: room.key, door: null }
  return (
    <section className={styles.section}>
      <h4>{t('rooms.access')}</h4>
      <p>{accessWords(access, { t, language }) ?? t('access.everybody')}</p>
      {isOpen ? (
        <>
          <p className={styles.note}>{t('access.doorsToo')}</p>
          <AccessForm
            access={access}
            onSave={(asked) => makeAccess(rooms, place, asked)}
            onDrop={() => makeAccess(rooms, place, null)}
          />
        </>
      ) : (
        <div>
          <Button size="small" icon="lock" onClick={() => setOpen(true)}>
            {t('access.change')}
          </Button>
        </div>
      )}
    </section>
  )
}
