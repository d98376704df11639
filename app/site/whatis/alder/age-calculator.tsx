import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import cake from '#app/art/built/site/cake.png'
import { CastDog } from '#app/dog/cast-dog.tsx'
import { dateLocale } from '#app/shared/dates.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Field } from '#app/ui/field.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { ageAt, dayInOslo } from './age-at.ts'
import type { DogAge } from './age-at.ts'
import styles from './age-calculator.module.css'

/** Calculates how old a dog is by the day on which it came to the park. Hidden without a script. */
export function AgeCalculator() {
  const { t } = useTranslation('whatis')
  const [born, setBorn] = useState('')
  return (
    <Panel className={styles.calculator}>
      <h2>{t('alder.calculatorTitle')}</h2>
      <Field
        label={t('alder.born')}
        type="date"
        value={born}
        onChange={({ currentTarget }) => setBorn(currentTarget.value)}
      />
      <output className={styles.answer}>
        {born === '' ? <p>{t('alder.pick')}</p> : <Answer age={ageAt(born, dayInOslo(Date.now()))} />}
      </output>
      <span className={styles.counter}>
        <CastDog name="teller" />
      </span>
    </Panel>
  )
}

function Answer({ age }: { age: DogAge | null }) {
  const { t } = useTranslation('whatis')
  const language = useLanguage()
  if (age === null) return <p>{t('alder.notYet')}</p>
  const date = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'full', timeZone: 'UTC' }).format(age.nextAt)
  const days = t('alder.days', { count: age.daysLeft, days: age.daysLeft })
  return (
    <>
      <p className={styles.years}>
        {t('alder.years', { count: age.years })}
        {age.isBirthday && <img src={cake} width={64} height={64} alt="" />}
      </p>
      {age.isBirthday && <p>{t('alder.today')}</p>}
      <p>{t('alder.next', { date, days })}</p>
    </>
  )
}
