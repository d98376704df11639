import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ThingPicture } from '#app/dog/thing-picture.tsx'
import { useContact } from '#app/site/contact.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SupporterHeart } from '#app/ui/heart.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { HEARTS } from '#durable/rules/roles.ts'
import kennelStyles from '../styles/kennel.module.css'
import styles from '../styles/support.module.css'

/** The thank-you for supporters. Those who are none yet are led to where they can become one. */
export function SupporterGifts({ isOwn }: { isOwn: boolean }) {
  const { t } = useTranslation('kennel')
  const { supporterPlatform } = useContact()
  return (
    <Panel title={t('support.thanks')} className={classNames(kennelStyles.form, kennelStyles.apart)}>
      <div>
        <ul className={styles.gifts}>
          <Gift name={t('support.heart')} text={t('support.heartText')}>
            <span className={styles.four}>
              {HEARTS.map((heart) => (
                <SupporterHeart key={heart} heart={heart} label={null} />
              ))}
            </span>
          </Gift>
          <Gift name={t('support.hearts')} text={t('support.heartsText')}>
            <ThingPicture kind="supporter-hearts" />
          </Gift>
          <Gift name={t('support.podium')} text={t('support.podiumText')}>
            <Icon name="camera" />
          </Gift>
          <Gift name={t('support.demo')} text={t('support.demoText')}>
            <Icon name="mountain" />
          </Gift>
        </ul>
        <p className={styles.fine}>{t('support.nothingElse')}</p>
        {!isOwn && supporterPlatform && (
          <Button to={supporterPlatform} rel="noopener" kind="gold" icon="heart">
            {t('support.how')}
          </Button>
        )}
      </div>
    </Panel>
  )
}

function Gift({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <li>
      <span className={styles.picture} aria-hidden="true">
        {children}
      </span>
      <span>
        <b>{name}</b>
        {text}
      </span>
    </li>
  )
}
