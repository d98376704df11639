import { useTranslation } from 'react-i18next'
import type { EditedRoom } from '#app/editor/rooms/edited-rooms.ts'
import { Button } from '#app/ui/button.tsx'
import type { Access } from '#durable/rules/places/access.ts'
import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { AccessForm } from './access-form.tsx'
import type { AccessRow } from './access-rows.ts'
import { makeAccess } from './access-steps.ts'
import { fieldsOfAccess, accessOfFields } from './asked-fields.ts'
import pane from '#app/editor/kit/pane.module.css'
import styles from './access.module.css'

type AccessPaneProps = {
  row: AccessRow
  rooms: readonly EditedRoom[]
  nameOf: (room: string) => string
  onMap: (room: string, at?: Tile) => void
}

/** What a door, a gate or a room asks of dogs. */
export function AccessPane({ row: { place, access, at, to, isOther }, rooms, nameOf, onMap }: AccessPaneProps) {
  const { t } = useTranslation('editor')
  const asked = rooms.find(({ key }) => key === to)?.state.shown.lists.room?.[0]?.access
  const behind = accessOfFields(fieldsOfAccess(asked))
  const gate = rooms.find(({ key }) => key === place.room)?.state.shown.lists.gates?.find(({ id }) => id === place.gate)
  const make = (next: Access | null) => makeAccess(rooms, place, next)
  return (
    <div className={styles.form}>
      <p className={styles.place}>
        {whereOf()}{' '}
        <button type="button" className={pane.link} onClick={() => onMap(place.room, at ?? undefined)}>
          {t('map.show')}
        </button>
      </p>
      {!at && <p className={styles.note}>{t('access.doorsToo')}</p>}
      {!at && <p className={styles.note}>{t('access.newGate')}</p>}
      {isOther && to !== null && (
        <div className={styles.other} role="status">
          <p>{t('access.other', { room: nameOf(to) })}</p>
          {'access' in behind && (
            <Button size="small" onClick={() => make(behind.access)}>
              {t('access.asRoom')}
            </Button>
          )}
        </div>
      )}
      {access === undefined && <p className={styles.place}>{t('access.everybody')}</p>}
      <AccessForm
        key={canonicalText(access ?? null)}
        access={access}
        onSave={make}
        onDrop={gate ? null : () => make(null)}
      />
    </div>
  )

  function whereOf(): string {
    if (!at) return t('access.wholeRoom')
    const room = nameOf(place.room)
    return gate
      ? t('access.gateAt', { room, ...at, w: Number(gate.w), h: Number(gate.h) })
      : t('access.doorAt', { room, ...at })
  }
}
