import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDay } from '#app/kennel/use-day.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Panel } from '#app/ui/panel.tsx'
import { HEARTS } from '#durable/rules/roles.ts'
import { ConsentBox } from './consent-box.tsx'
import type { FoundSupport } from './queries.ts'
import kennelStyles from '../styles/kennel.module.css'
import styles from '../styles/support.module.css'

type Consent = { shown: boolean; heart: boolean }

type FoundPanelProps = {
  found: FoundSupport
  /** What was agreed to before. */
  consent: Consent
  username: string
  isAsking: boolean
  onYes: (consent: Consent) => void
  onNo: () => void
}

/** [SU1] Asks whether what Patreon says is to be connected, and what others may see of it. */
export function FoundPanel({ found, consent, username, isAsking, onYes, onNo }: FoundPanelProps) {
  const { t } = useTranslation('kennel')
  const [{ shown, heart }, setConsent] = useState(consent)
  const day = useDay()
  const tier = HEARTS.find((known) => known === found.tier)
  return (
    <Panel title={t('support.connect')} className={classNames(kennelStyles.form, kennelStyles.apart)}>
      <div>
        <p>
          {tier
            ? t('support.found', { tier: t(`tier.${tier}`), day: day(found.since), username })
            : t('support.foundNone', { username })}
        </p>
        <fieldset className={styles.options} disabled={isAsking}>
          <legend>{t('support.seen')}</legend>
          <ConsentBox
            name={t('support.seenHeart')}
            text={t('support.seenHeartText')}
            isOn={heart}
            onChange={(isOn) => setConsent({ shown, heart: isOn })}
          />
          <ConsentBox
            name={t('support.seenPage')}
            text={t('support.seenPageText')}
            isOn={shown}
            onChange={(isOn) => setConsent({ heart, shown: isOn })}
          />
        </fieldset>
        <div className={kennelStyles.actions}>
          <Button disabled={isAsking} onClick={onNo}>
            {t('support.no')}
          </Button>
          <Button kind="primary" disabled={isAsking} onClick={() => onYes({ shown, heart })}>
            {t('support.yes')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
