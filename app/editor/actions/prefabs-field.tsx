import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from '#app/editor/kit/fields/field-frame.tsx'
import type { FieldProps } from '#app/editor/kit/fields/field-props.ts'
import { usePictures } from '#app/editor/kit/pictures-context.ts'
import { shownValue } from '#app/editor/kit/typed-value.ts'
import { Icon } from '#app/ui/icon.tsx'
import { mayBeGivenAction } from '#durable/rules/things/givable.ts'
import fields from '#app/editor/kit/fields/fields.module.css'
import styles from './prefabs-field.module.css'

/** How many things are offered at once. */
const OFFERED_MAX = 24

/** The prefabs whose things have an action: those that are chosen, and below them what may be added. */
export function PrefabsField({ field, label, hint, value, was, faultAt, onType, onDone }: FieldProps<'prefabs'>) {
  const { t } = useTranslation('editor')
  const { Thing, prefabs } = usePictures()
  const [search, setSearch] = useState('')
  const chosen = Array.isArray(value) ? value.map(shownValue) : []
  const found = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/)
    const givable = prefabs.filter((prefab) => mayBeGivenAction(prefab) && words.every((word) => prefab.includes(word)))
    // What was uploaded stands last, and is looked for first.
    return givable.toReversed()
  }, [prefabs, search])
  const offered = found.filter((prefab) => !chosen.includes(prefab))
  const change = (next: readonly string[]) => {
    onType(next)
    onDone()
  }
  return (
    <FieldFrame
      label={label}
      hint={hint}
      range={t('actions.count', { count: chosen.length, max: field.most })}
      was={was === undefined ? null : t('was', { value: listed(was) || t('nothing') })}
      fault={faultAt()}
    >
      {(attributes) => (
        <div className={styles.prefabs}>
          {chosen.length === 0 && <p className={styles.note}>{t('actions.noThings')}</p>}
          <ul className={styles.chosen}>
            {chosen.map((prefab) => {
              const fault = faultAt(prefab)
              return (
                <li key={prefab}>
                  <span className={styles.small}>
                    <Thing prefab={prefab} px={40} />
                  </span>
                  <span>
                    {prefab}
                    {fault && <small className={fields.fault}>{fault}</small>}
                  </span>
                  <button
                    type="button"
                    aria-label={t('actions.takeAway', { name: prefab })}
                    onClick={() => change(chosen.filter((one) => one !== prefab))}
                  >
                    <Icon name="close" />
                  </button>
                </li>
              )
            })}
          </ul>
          <input
            {...attributes}
            type="search"
            className={fields.input}
            placeholder={t('map.searchThings')}
            value={search}
            autoComplete="off"
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <div className={styles.offered}>
            {offered.slice(0, OFFERED_MAX).map((prefab) => (
              <button
                key={prefab}
                type="button"
                title={prefab}
                aria-label={t('actions.add', { name: prefab })}
                onClick={() => change([...chosen, prefab])}
              >
                <Thing prefab={prefab} px={40} />
              </button>
            ))}
          </div>
          {offered.length > OFFERED_MAX && (
            <p className={styles.note}>{t('map.more', { count: offered.length - OFFERED_MAX })}</p>
          )}
          {offered.length === 0 && <p className={styles.note}>{t('none')}</p>}
        </div>
      )}
    </FieldFrame>
  )
}

function listed(value: FieldProps<'prefabs'>['was']): string {
  return Array.isArray(value) ? value.map(shownValue).join(', ') : ''
}
