import { useTranslation } from 'react-i18next'
import { NAME_FAULTS } from '#durable/rules/names/taken-away.ts'
import { Choice } from '../form/choice.tsx'
import { FoundChoice } from '../form/found-choice.tsx'
import { WriteForm } from '../form/write-form.tsx'
import { Paper } from '../page.tsx'
import { nameChoice } from './sent-change.ts'
import type { StaffUser } from './users-desk.ts'

/** [N12] Takes away the name of the user or of one of their dogs. */
export function UserNames({ user: { username, dogs, nameKicks } }: { user: StaffUser }) {
  const { t } = useTranslation('manage')
  const names = [
    { value: nameChoice(null, username), label: t('users.nameOfUser', { name: username }) },
    ...dogs.map(({ id, name }) => ({ value: nameChoice(id, name), label: t('users.nameOfDog', { name }) })),
  ]
  return (
    <Paper title={t('users.names')}>
      <p>{t('users.namesText')}</p>
      <p>{t('users.nameKicks', { count: nameKicks })}</p>
      <WriteForm name="name" verb={t('users.takeName')} kind="danger">
        <Choice name="name" label={t('users.whichName')} options={names} />
        <Choice
          name="fault"
          label={t('users.whyName')}
          options={NAME_FAULTS.map((fault) => ({ value: fault, label: t(`users.nameFault.${fault}`) }))}
        />
        <FoundChoice />
      </WriteForm>
    </Paper>
  )
}
