import { useTranslation } from 'react-i18next'
import { Badge } from '#app/ui/badge.tsx'
import type { StaffBadge } from '#durable/rules/roles.ts'
import styles from './users.module.css'

type Roles = { isAdministrator: boolean; isModerator: boolean; isDeveloper: boolean; isBanned: boolean }

/** The roles of a user as icons with text, and a mark if they are banned. */
export function RoleMarks(roles: Roles) {
  const { t } = useTranslation('manage')
  const held: StaffBadge[] = []
  if (roles.isDeveloper) held.push('developer')
  if (roles.isAdministrator) held.push('administrator')
  if (roles.isModerator) held.push('moderator')
  return (
    <span className={styles.marks}>
      {held.map((role) => (
        <span key={role} className={styles.mark}>
          <Badge role={role} label="" />
          {t(`badge.${role}`)}
        </span>
      ))}
      {roles.isBanned && <b className={styles.banned}>{t('users.banned')}</b>}
      {held.length === 0 && !roles.isBanned && <span>{t('users.player')}</span>}
    </span>
  )
}
