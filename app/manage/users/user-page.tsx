import { useTranslation } from 'react-i18next'
import { RefusalText } from '#app/shared/refusal-text.tsx'
import { LANGUAGE_NAMES } from '#durable/rules/languages.ts'
import type { Capability } from '#durable/rules/roles.ts'
import { TextArea } from '../form/text-area.tsx'
import { WriteForm } from '../form/write-form.tsx'
import { ManagePage, Paper } from '../page.tsx'
import { roomWords, useRoomNames } from '../room-name.tsx'
import { DataTable } from '../table/data-table.tsx'
import { When } from '../when.tsx'
import { CloseAccount } from './close-account.tsx'
import { RoleMarks } from './roles.tsx'
import { UserData } from './user-data.tsx'
import { UserNames } from './user-names.tsx'
import { UserRecord } from './user-record.tsx'
import type { StaffUser } from './users-desk.ts'
import styles from './users.module.css'

type UserPageProps = { user: StaffUser; capabilities: readonly Capability[] }

/** The page of one user: their data, their record, and what staff can do. */
export function UserPage({ user, capabilities }: UserPageProps) {
  const { t } = useTranslation(['manage', 'words'])
  const names = useRoomNames()
  const { id, username, language, tier, createdAt, seenAt, isBelowYou, formerNames, dogs, sessions, notes } = user
  return (
    <ManagePage title={username}>
      <Paper title={t('users.who')}>
        <dl className={styles.facts}>
          <dt>{t('users.id')}</dt>
          <dd>{id}</dd>
          <dt>{t('users.is')}</dt>
          <dd>
            <RoleMarks {...user} />
          </dd>
          <dt>{t('users.language')}</dt>
          <dd>{LANGUAGE_NAMES[language]}</dd>
          <dt>{t('users.tier')}</dt>
          <dd>{tier ?? '–'}</dd>
          <dt>{t('users.since')}</dt>
          <dd>
            <When at={createdAt} />
          </dd>
          <dt>{t('users.seen')}</dt>
          <dd>{seenAt === null ? '–' : <When at={seenAt} />}</dd>
          {formerNames.length > 0 && <dt>{t('users.formerNames')}</dt>}
          {formerNames.map((former) => (
            <dd key={former.changedAt}>
              {former.username} · <When at={former.changedAt} />
            </dd>
          ))}
        </dl>
      </Paper>
      <div className={styles.columns}>
        <Paper title={t('users.dogs')}>
          <DataTable
            label={t('users.dogs')}
            rows={dogs}
            keyOf={(dog) => dog.id}
            empty={t('users.noDogs')}
            columns={[
              { key: 'name', title: t('users.name'), cell: ({ name, id: dogId }) => `${name} · ${dogId}` },
              { key: 'points', title: t('users.points'), cell: ({ levelPoints }) => levelPoints, isNumber: true },
              {
                key: 'where',
                title: t('users.where'),
                cell: ({ room, diedAt }) =>
                  diedAt !== null ? t('users.dead') : room === null ? t('users.away') : roomWords(names, room),
              },
            ]}
          />
        </Paper>
        <Paper title={t('users.notes')}>
          {notes.length > 0 && (
            <ul className={styles.notes}>
              {notes.map((note) => (
                <li key={note.id}>
                  <p>{note.text}</p>
                  <small>
                    {note.author} · <When at={note.at} />
                  </small>
                </li>
              ))}
            </ul>
          )}
          {isBelowYou ? (
            <WriteForm name="note" verb={t('users.addNote')} asksReason={false}>
              <TextArea name="text" label={t('users.note')} required minLength={5} maxLength={500} />
            </WriteForm>
          ) : (
            <p>
              <RefusalText reason="above-you" />
            </p>
          )}
        </Paper>
        <UserRecord user={user} />
        {isBelowYou && capabilities.includes('close-account') && <CloseAccount />}
        {isBelowYou && <UserNames user={user} />}
        <Paper title={t('users.sessions')}>
          <DataTable
            label={t('users.sessions')}
            rows={sessions}
            keyOf={({ key }) => key}
            empty={t('users.noSessions')}
            columns={[
              { key: 'used', title: t('users.used'), cell: ({ lastUsedAt }) => <When at={lastUsedAt} /> },
              { key: 'began', title: t('users.began'), cell: (session) => <When at={session.createdAt} /> },
            ]}
          />
          {capabilities.includes('end-sessions') && sessions.length > 0 && (
            <div className={styles.forms}>
              <WriteForm name="sessions" verb={t('users.endSessions')} kind="danger" />
            </div>
          )}
        </Paper>
        {isBelowYou && capabilities.includes('answer-for-data') && <UserData user={user} />}
        {capabilities.includes('grant-roles') && (
          <Paper title={t('users.roles')}>
            <p>{t('users.rolesText')}</p>
            <div className={styles.forms}>
              <RoleForm role="moderator" isHeld={user.isModerator} />
              <RoleForm role="administrator" isHeld={user.isAdministrator} />
            </div>
          </Paper>
        )}
      </div>
    </ManagePage>
  )
}

function RoleForm({ role, isHeld }: { role: 'moderator' | 'administrator'; isHeld: boolean }) {
  const { t } = useTranslation('manage')
  return (
    <WriteForm
      key={String(isHeld)}
      name={role}
      verb={t(isHeld ? `users.take.${role}` : `users.give.${role}`)}
      kind={isHeld ? 'danger' : 'secondary'}
    >
      <input type="hidden" name="isGiven" value={String(!isHeld)} />
    </WriteForm>
  )
}
