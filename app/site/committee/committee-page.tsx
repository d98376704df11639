import { useTranslation } from 'react-i18next'
import { CastDog } from '#app/dog/cast-dog.tsx'
import { PRODUCT_NAME } from '#app/product.ts'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Streamer } from '#app/ui/streamer.tsx'
import { useContact } from '../contact.ts'
import { Edges } from '../page/edges.tsx'
import { Lede } from '../page/lede.tsx'
import { applicationLetter } from './application.ts'
import styles from './committee-page.module.css'

/** What a member gets, in the order of the page. */
const GIFTS = [
  { gift: 'bones', picture: <Icon name="bone" /> },
  { gift: 'star', picture: <Icon name="star" /> },
  { gift: 'hat', picture: <Icon name="hat" /> },
  { gift: 'badge', picture: <Streamer pennons={3} label={null} /> },
  { gift: 'bubble', picture: <Icon name="chat" /> },
  { gift: 'tent', picture: <Icon name="door" /> },
  { gift: 'architect', picture: <Icon name="bunting" /> },
  { gift: 'wheel', picture: <Icon name="wheel" /> },
  { gift: 'roulette', picture: <Icon name="palette" /> },
] as const

const NEEDED = ['dogName', 'username', 'text'] as const

export function CommitteePage() {
  const { t } = useTranslation('pages')
  const { address } = useContact()
  return (
    <>
      <PageTitle
        title={t('committee.title', { product: PRODUCT_NAME })}
        description={t('committee.description', { product: PRODUCT_NAME })}
      />
      <Edges />
      <Lede title={t('committee.title')} lead={t('committee.lead')} />
      <div className={styles.stops}>
        <Panel title={t('committee.what')}>{paragraphs(t('committee.whatText'))}</Panel>
        <div className={styles.gain}>
          <Panel title={t('committee.get')}>
            <ul className={styles.gifts}>
              {GIFTS.map(({ gift, picture }) => (
                <li key={gift}>
                  {picture}
                  <span>{t(`committee.gift.${gift}`)}</span>
                </li>
              ))}
            </ul>
            <p className={styles.after}>{t('committee.after')}</p>
          </Panel>
          <div className={styles.guests}>
            <CastDog name="bjarne" />
            <CastDog name="pjuske" />
          </div>
        </div>
        <Panel title={t('committee.apply')}>
          <p>{t('committee.applyText')}</p>
          <ul className={styles.needed}>
            {NEEDED.map((item) => (
              <li key={item}>{t(`committee.needed.${item}`)}</li>
            ))}
          </ul>
          <p className={styles.send}>
            <a
              className={styles.letter}
              href={applicationLetter(address, { subject: t('committee.subject'), body: t('committee.body') })}
            >
              <Icon name="send" />
              {t('committee.write')}
            </a>
          </p>
          <p className={styles.address}>{t('committee.orTo', { address })}</p>
        </Panel>
      </div>
    </>
  )
}

function paragraphs(text: string) {
  return text.split('\n').map((paragraph, line) => <p key={line}>{paragraph}</p>)
}
