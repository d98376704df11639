import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Streamer } from '#app/ui/streamer.tsx'
import styles from './staff-roles.module.css'

/** The roles of everybody who makes the park, those with a staff badge first. */
export function StaffRoles() {
  const { t } = useTranslation('whatis')
  const roles = [
    { role: 'administrator', mark: <Badge role="administrator" label="" /> },
    { role: 'moderator', mark: <Badge role="moderator" label="" /> },
    { role: 'developer', mark: <Badge role="developer" label="" /> },
    { role: 'clientDeveloper', mark: <Icon name="map" /> },
    { role: 'designer', mark: <Icon name="palette" /> },
    { role: 'committee', mark: <Streamer pennons={3} label={null} /> },
  ] as const
  return (
    <Panel className={styles.staff}>
      <h2>{t('rang.staffTitle')}</h2>
      <p>{t('rang.staffLead')}</p>
      <ul>
        {roles.map(({ role, mark }) => (
          <li key={role}>
            {mark}
            <div>
              <h3>{t(`rang.staff.${role}.name`)}</h3>
              <p>{t(`rang.staff.${role}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.links}>
        <Link to="/team">{t('rang.team')}</Link>
        <Link to="/fk-wanted">{t('rang.committee')}</Link>
      </p>
    </Panel>
  )
}
