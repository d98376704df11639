import { useTranslation } from 'react-i18next'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Edges } from '../page/edges.tsx'
import { Jumps } from '../page/jumps.tsx'
import { Lede } from '../page/lede.tsx'
import { Audience } from './audience.tsx'
import { CREWS } from './crews.ts'
import type { Member } from './member.ts'
import { FreePodium, Podium } from './podium.tsx'
import styles from './team-page.module.css'

/** The staff page for the public: the dogs of each kind of staff on podiums, with an audience. */
export function TeamPage({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation('pages')
  const jumps = CREWS.map(({ id, badge }) => ({
    id,
    picture: <Badge role={badge} label="" />,
    word: t(`team.${id}.title`),
  }))
  return (
    <>
      <PageTitle title={t('team.title')} description={t('team.description')} />
      <Edges />
      <Lede title={t('team.title')} lead={t('team.lead')}>
        <Jumps to={jumps} />
      </Lede>
      {CREWS.map(({ id, type, badge, audience }) => (
        <section key={id} id={id} className={styles.crew} aria-labelledby={`${id}-title`}>
          <Panel className={styles.head}>
            <h2 id={`${id}-title`}>
              <Badge role={badge} label="" />
              {t(`team.${id}.title`)}
            </h2>
            <p>{t(`team.${id}.text`)}</p>
          </Panel>
          <Crew id={id} crew={members.filter(({ role }) => role === type)} />
          <Audience dogs={audience} />
        </section>
      ))}
    </>
  )
}

function Crew({ id, crew }: { id: (typeof CREWS)[number]['id']; crew: readonly Member[] }) {
  const { t } = useTranslation('pages')
  if (crew.length === 0) {
    return (
      <>
        <FreePodium of={id} />
        <p className={styles.empty}>{t('team.empty')}</p>
      </>
    )
  }
  return (
    <ul className={styles.podiums}>
      {crew.map((member) => (
        <Podium key={`${member.username} ${member.name}`} of={id} member={member} />
      ))}
    </ul>
  )
}
