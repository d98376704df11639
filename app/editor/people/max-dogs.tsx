import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { ChoiceField } from '#app/editor/kit/fields/choice-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { MAX_DOGS } from '#durable/rules/dogs.ts'
import { ActForm } from './act-form.tsx'
import { SET_MAX_DOGS } from './person-queries.ts'
import type { PersonCard } from './person-queries.ts'
import styles from './people.module.css'

type MaxDogsProps = { person: PersonCard; onDone: () => void }

/** [S15] How many dogs a user may have, and the form that changes it. */
export function MaxDogs({ person: { id, maxDogs, isBelowYou }, onDone }: MaxDogsProps) {
  const { t } = useTranslation('editor')
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [chosen, choose] = useState(String(maxDogs))
  const choices = Array.from({ length: MAX_DOGS + 1 }, (_, dogs) => [String(dogs), String(dogs)] as const)
  return (
    <section className={styles.limit}>
      <p>{t('people.mayHave', { count: maxDogs })}</p>
      {isBelowYou && !isOpen && (
        <Button
          size="small"
          aria-label={`${t('people.change')}: ${t('people.maxDogs')}`}
          onClick={() => {
            setOpen(true)
            setSaved(false)
          }}
        >
          {t('people.change')}
        </Button>
      )}
      {isOpen && (
        <ActForm
          label={t('people.maxDogs')}
          verb={t('people.save')}
          isSound
          onTry={() => {}}
          act={(reason) => request(SET_MAX_DOGS, { userId: id, maxDogs: Number(chosen), reason })}
          onDone={() => {
            setOpen(false)
            setSaved(true)
            onDone()
          }}
          onLeave={() => setOpen(false)}
        >
          <ChoiceField
            label={t('people.maxDogs')}
            hint={t('people.maxDogsHint')}
            value={chosen}
            options={choices}
            onChoose={choose}
          />
        </ActForm>
      )}
      <div role="status">{isSaved && <p>{t('people.saved')}</p>}</div>
    </section>
  )
}
