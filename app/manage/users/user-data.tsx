import { useActionData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { saveJson } from '#app/shared/save-file.ts'
import { Button } from '#app/ui/button.tsx'
import { WriteForm } from '../form/write-form.tsx'
import { Paper } from '../page.tsx'
import { When } from '../when.tsx'
import type { StaffUser } from './users-desk.ts'
import styles from './users.module.css'

/** The answer of the page's action after an export: the user's data as JSON; null otherwise. */
export type Exported = { exported: string | null }

/** Exports or deletes the data of a user who has asked for it outside of the site. */
export function UserData({ user: { id, deletedFrom } }: { user: StaffUser }) {
  const { t } = useTranslation('manage')
  const json = useActionData<Exported>()?.exported ?? null
  return (
    <Paper title={t('users.data')}>
      <p>{t('users.dataText')}</p>
      {deletedFrom !== null && (
        <p className={styles.banned}>
          {t('users.forgottenFrom')} <When at={deletedFrom} />
        </p>
      )}
      <div className={styles.forms}>
        <WriteForm name="export" verb={t('users.fetchAll')} />
        {json !== null && (
          <Button icon="install" onClick={() => saveJson(`voffpark-${id}.json`, json)}>
            {t('users.save')}
          </Button>
        )}
        {deletedFrom === null ? (
          <WriteForm key="forget" name="forget" verb={t('users.forget')} kind="danger" />
        ) : (
          <WriteForm key="keep" name="keep" verb={t('users.keep')} kind="primary" />
        )}
      </div>
    </Paper>
  )
}
