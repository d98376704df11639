import { useTranslation } from 'react-i18next'
import { groundsLike } from '#app/dog/grounds.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Color } from '#durable/rules/colours.ts'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import styles from '../styles/colour.module.css'

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
