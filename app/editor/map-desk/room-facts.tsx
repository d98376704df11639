import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTerrainGround } from '#app/editor/tiles/tile-look.tsx'
import { LANGUAGES, LANGUAGE_NAMES, LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import type { Change, DraftDoc } from '#durable/rules/sheets/changes.ts'
import { resizedRoom } from '#durable/world/drafts/resizing.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import styles from './map-side.module.css'

/** The edges at which a room grows and is cut. */
const EDGES = ['left', 'right', 'top', 'bottom'] as const

type RoomFactsProps = {
  room: RoomDoc
  draft: DraftDoc
  onType: (change: Change & { kind: 'set' }) => void
  onLeave: () => void
  onMake: (changes: readonly Change[]) => void
}

/** The names of a room, and how large it is. */
export function RoomFacts({ room, draft, onType, onLeave, onMake }: RoomFactsProps) {
  const { t } = useTranslation('editor')
  const terrains = useTerrainGround()
  const [refusal, setRefusal] = useState<string | null>(null)
  const rename = (language: Language, words: string) =>
    onType({
      kind: 'set',
      list: 'room',
      id: room.key,
      field: 'name',
      was: room.name,
      is: { ...room.name, [language]: words },
    })
  const resize = (edge: (typeof EDGES)[number], by: 1 | -1) => {
    const resizing = resizedRoom(draft, { edge, by }, terrains)
    if ('changes' in resizing) {
      setRefusal(null)
      return onMake(resizing.changes)
    }
    setRefusal(
      'outside' in resizing ? t('map.outside', { names: resizing.outside.join(', ') }) : t(`map.${resizing.refused}`),
    )
  }
  return (
    <section>
      <h3>
        {t('map.roomItself')} <small>{room.key}</small>
      </h3>
      <div className={styles.form}>
        {LANGUAGES.map((language) => (
          <label key={language} className={styles.labelled}>
            <span>{LANGUAGE_NAMES[language]}</span>
            <input
              lang={LANGUAGE_TAGS[language]}
              value={room.name[language]}
              onChange={({ currentTarget: { value } }) => rename(language, value)}
              onBlur={onLeave}
            />
          </label>
        ))}
      </div>
      <p>{t('map.size', { width: room.width, height: room.height })}</p>
      <ul className={styles.edges}>
        {EDGES.map((edge) => (
          <li key={edge}>
            <span>{t(`map.edge.${edge}`)}</span>
            {([-1, 1] as const).map((by) => {
              const name = t(`map.${by > 0 ? 'grow' : 'cut'}.${edge}`)
              return (
                <button key={by} type="button" aria-label={name} title={name} onClick={() => resize(edge, by)}>
                  {by > 0 ? '+' : '−'}
                </button>
              )
            })}
          </li>
        ))}
      </ul>
      <p role="alert">{refusal}</p>
    </section>
  )
}
