import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/shared/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Color } from '#durable/rules/colours.ts'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import styles from '../styles/colour.module.css'
import type { CoatEdit } from './coat-edit.ts'
import { GOOD_COATS, groundsLike } from './grounds.ts'

type GoodCoatsProps = { coat: CoatEdit; onChange: (coat: CoatEdit) => void }

export function GoodCoats({ coat, onChange }: GoodCoatsProps) {
  const { t } = useTranslation('kennel')
  return (
    <div>
      <p className={styles.caption}>{t('colour.coats')}</p>
      <ul className={styles.coats}>
        {GOOD_COATS.map(({ name, color }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.coat}
              style={{ backgroundColor: color }}
              aria-label={t(`coat.${name}`)}
              aria-pressed={color === coat.color}
              title={t(`coat.${name}`)}
              onClick={() => onChange({ ...coat, color })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Says on which grounds the coat is hard to see. It is only advice. */
export function GroundNotice({ color }: { color: Color }) {
  const { t } = useTranslation('kennel')
  const list = new Intl.ListFormat(LANGUAGE_TAGS[useLanguage()], { type: 'conjunction' })
  const names = groundsLike(color).map((ground) => t(`colour.${ground}`).toLowerCase())
  const isClear = names.length === 0
  return (
    <p className={styles.advice} role="status">
      <Icon name={isClear ? 'check' : 'eye'} />
      <span>
        <b>{isClear ? t('colour.clear') : t('colour.blends', { grounds: list.format(names) })}</b>{' '}
        {isClear ? t('colour.clearText') : t('colour.blendsText')}
      </span>
    </p>
  )
}
