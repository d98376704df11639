import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { unseen } from '#app/ui/styles/unseen.ts'
import { LIFEPOINTS } from '#durable/rules/life/lifepoints.ts'
import { useAccountState } from './use-account.ts'
import styles from './own-chips.module.css'

/** The bones, karma and lifepoints of the own dog, once they are loaded. */
export function OwnChips() {
  const { t } = useTranslation('game')
  const own = useAccountState(useShallow((state) => state.own))
  if (!own) return null
  const { bones, karma, lifepoints } = own
  return (
    <ul className={styles.chips} aria-label={t('life.own.label')}>
      <OwnChip counts="bones" icon="bone" value={bones} words={t('life.own.bones', { count: bones })} />
      <OwnChip counts="karma" icon="clover" value={karma} words={t('life.own.karma', { count: karma })} />
      <OwnChip
        counts="lifepoints"
        icon="heart"
        value={lifepoints}
        words={t('life.own.lifepoints', { count: lifepoints })}
      >
        <span className={styles.meter} aria-hidden="true">
          <span style={{ width: `${Math.min(100, (100 * lifepoints) / LIFEPOINTS.atBirth)}%` }} />
        </span>
      </OwnChip>
    </ul>
  )
}

/** `counts` is the kind of gains (hud/gains) that end their flight at this chip. */
type OwnChipProps = { counts: string; icon: IconName; value: number; words: string; children?: ReactNode }

function OwnChip({ counts, icon, value, words, children }: OwnChipProps) {
  return (
    <li className={styles.chip} title={words} data-counts={counts}>
      <Icon name={icon} />
      <span aria-hidden="true">{value}</span>
      {children}
      <span className={unseen}>{words}</span>
    </li>
  )
}
