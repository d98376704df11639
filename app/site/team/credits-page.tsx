import { useTranslation } from 'react-i18next'
import { StillDogPicture } from '#app/dog/still-dog.tsx'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { CreditRole } from '#durable/rules/site/team.ts'
import { Edges } from '../page/edges.tsx'
import { Lede } from '../page/lede.tsx'
import { isCreditRole } from './crews.ts'
import type { Member } from './member.ts'
import styles from './credits-page.module.css'

const ICONS: Record<CreditRole, IconName> = {
  Designer: 'palette',
  ClientDev: 'code',
  FestKomiteen: 'gift',
  SocialMedia: 'camera',
}

/** `pictures`: whose pictures the park shows besides its own. */
type CreditsPageProps = { members: readonly Member[]; pictures: readonly string[] }

/** The credits: one card for each contributor. */
export function CreditsPage({ members, pictures }: CreditsPageProps) {
  const { t, i18n } = useTranslation('pages')
  return (
    <>
      <PageTitle title={t('credits.title')} description={t('credits.description')} />
      <Edges />
      <Lede title={t('credits.title')} lead={t('credits.lead')} />
      {members.length === 0 && (
        <Panel className={styles.empty}>
          <p>{t('credits.empty')}</p>
        </Panel>
      )}
      <ul className={styles.cards}>
        {members.map((member) => (
          <Entry key={`${member.role} ${member.username} ${member.name}`} member={member} />
        ))}
      </ul>
      {pictures.length > 0 && (
        <p className={styles.borrowed}>
          {t('credits.pictures', { names: new Intl.ListFormat(i18n.language).format(pictures) })}
        </p>
      )}
      <p className={styles.borrowed}>{t('credits.borrowed', { source: '@khmyznikov/pwa-install' })}</p>
      <p className={styles.borrowed}>
        <a href="/made-of.txt">{t('credits.madeOf')}</a>
      </p>
    </>
  )
}

function Entry({ member: { name, username, role, contribution, dog } }: { member: Member }) {
  const { t } = useTranslation('pages')
  return (
    <li>
      <Panel className={styles.card}>
        <span className={styles.picture}>
          <StillDogPicture dog={dog} label="" />
        </span>
        <div>
          <h2>{name}</h2>
          <p className={styles.user}>{t('credits.owner', { username })}</p>
          {isCreditRole(role) && (
            <p className={styles.role}>
              <Icon name={ICONS[role]} />
              {t(`credits.role.${role}`)}
            </p>
          )}
        </div>
        {contribution && <p className={styles.contribution}>{contribution}</p>}
      </Panel>
    </li>
  )
}
