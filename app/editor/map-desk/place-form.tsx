import { useEffect, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { AccessForm } from '#app/editor/access/access-form.tsx'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import { Select } from '#app/editor/kit/fields/select.tsx'
import type { SelectOptions } from '#app/editor/kit/fields/select.tsx'
import { ToCome } from '#app/editor/kit/to-come.tsx'
import { Button } from '#app/ui/button.tsx'
import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import type { Change, DraftRow } from '#durable/rules/sheets/changes.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { OFFERED_AREAS, changedPlace, isLastEntry, targetOf, wordIn } from './map-places.ts'
import type { PlaceList } from './map-places.ts'
import styles from './map-side.module.css'

type PlaceFormProps = {
  room: RoomDoc
  list: PlaceList
  row: DraftRow
  drafts: Drafts
  roomNames: ReadonlyMap<string, string>
  onMake: (changes: readonly Change[]) => void
  onDrop: () => void
}

/** What is known of a door, an entry, an area or a gate, in fields: all that can be drawn of it can be written here. */
export function PlaceForm({ room, list, row, drafts, roomNames, onMake, onDrop }: PlaceFormProps) {
  const { t } = useTranslation('editor')
  const set = (field: string, is: Json) => onMake(changedPlace(row, list, field, is))
  const to = targetOf(row)
  return (
    <section>
      <h3>
        {t(`map.place.${list}`)} <small>{row.id}</small>
      </h3>
      <div className={styles.form}>
        <Whole label={t('map.column')} value={row.x} most={room.width - 1} onSet={(x) => set('x', x)} />
        <Whole label={t('map.row')} value={row.y} most={room.height - 1} onSet={(y) => set('y', y)} />
        {list !== 'entries' && (
          <>
            <Whole label={t('map.width')} value={row.w ?? 1} least={1} most={room.width} onSet={(w) => set('w', w)} />
            <Whole label={t('map.height')} value={row.h ?? 1} least={1} most={room.height} onSet={(h) => set('h', h)} />
          </>
        )}
        {list === 'areas' && (
          <Choice
            label={t('map.kind')}
            value={wordIn(row.kind)}
            options={[...new Set([...OFFERED_AREAS, wordIn(row.kind)])].map((kind) => [
              kind,
              isOffered(kind) ? t(`map.area.${kind}`) : kind,
            ])}
            onChoose={(kind) => set('kind', kind)}
          />
        )}
        {to && (
          <Target
            room={to.room}
            entry={to.entry}
            drafts={drafts}
            roomNames={roomNames}
            onChoose={(next) => set('to', next)}
          />
        )}
        {list === 'entries' && (
          <Switch label={t('map.secret')} isOn={row.secret === true} onSwitch={(isOn) => set('secret', isOn || null)} />
        )}
        {list === 'doors' && (
          <Switch label={t('map.oneway')} isOn={row.oneway === true} onSwitch={(isOn) => set('oneway', isOn || null)} />
        )}
      </div>
      {list === 'gates' && (
        <AccessForm
          key={canonicalText(row.access ?? null)}
          access={row.access}
          onSave={(access) => set('access', access)}
          onDrop={null}
        />
      )}
      {isLastEntry(room, list) ? (
        <p>{t('map.lastEntry')}</p>
      ) : (
        <Button size="small" icon="close" onClick={onDrop}>
          {t('map.dropPlace')}
        </Button>
      )}
    </section>
  )
}

type TargetProps = {
  room: string
  entry: string
  drafts: Drafts
  roomNames: ReadonlyMap<string, string>
  onChoose: (to: { room: string; entry: string }) => void
}

/** Where a door leads: the room, and which of its entries; those of its draft if it has one. */
function Target({ room, entry, drafts, roomNames, onChoose }: TargetProps) {
  const { t } = useTranslation('editor')
  // A room may have to be fetched before it is known what its entries are called.
  const [wanted, setWanted] = useState<string | null>(null)
  const behind = useStore(drafts.ofRoom(wanted ?? room).state)
  const entries = (behind.shown.lists.entries ?? []).map(({ id }) => id)
  const [first] = entries
  const isThere = behind.opening === 'done'
  useEffect(() => {
    if (wanted === null || !isThere) return
    setWanted(null)
    if (first !== undefined) onChoose({ room: wanted, entry: first })
  }, [wanted, isThere, first, onChoose])
  const rooms = [...new Set([...roomNames.keys(), room])]
  return (
    <>
      <Choice
        label={t('map.leads')}
        value={wanted ?? room}
        options={rooms.map((key) => [key, roomNames.get(key) ?? key])}
        onChoose={setWanted}
      />
      {wanted === null ? (
        <Choice
          label={t('map.at')}
          value={entry}
          options={[...new Set([...entries, entry])].map((id) => [id, id])}
          onChoose={(next) => onChoose({ room, entry: next })}
        />
      ) : (
        <ToCome
          loading={t('map.loading')}
          failed={behind.opening === 'failed' ? t('map.failed') : null}
          onAgain={() => void drafts.ofRoom(wanted).open()}
        />
      )}
    </>
  )
}

type WholeProps = {
  label: string
  value: Json | undefined
  least?: number
  most: number
  onSet: (value: number) => void
}

/** A whole number. What is typed on the way to one stays in the field until it is left. */
function Whole({ label, value, least = 0, most, onSet }: WholeProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          type="number"
          min={least}
          max={most}
          value={typed ?? (typeof value === 'number' ? value : '')}
          onChange={({ currentTarget }) => {
            const { value: text, valueAsNumber: number } = currentTarget
            const isSound = Number.isInteger(number) && number >= least && number <= most
            setTyped(isSound ? null : text)
            if (isSound) onSet(number)
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Labelled>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: SelectOptions
  onChoose: (value: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <Labelled label={label}>{(id) => <Select id={id} value={value} options={options} onChoose={onChoose} />}</Labelled>
  )
}

function Switch({ label, isOn, onSwitch }: { label: string; isOn: boolean; onSwitch: (isOn: boolean) => void }) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={({ currentTarget: { checked } }) => onSwitch(checked)} />
      <span>{label}</span>
    </label>
  )
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={styles.labelled}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

function isOffered(kind: string): kind is (typeof OFFERED_AREAS)[number] {
  return OFFERED_AREAS.some((one) => one === kind)
}
