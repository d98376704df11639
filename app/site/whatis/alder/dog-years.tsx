import { useTranslation } from 'react-i18next'
import { Panel } from '#app/ui/panel.tsx'
import { DAYS_PER_DOG_YEAR, DOG_YEARS_PER_HUMAN_YEAR } from '#durable/rules/age.ts'
import { backpackSlots } from '#durable/rules/life/backpack.ts'
import { HELP_NUMBERS } from '../../help/numbers.ts'
import styles from './dog-years.module.css'

/**
 * The ages in the table: the first years, ages of human interest, and the one at which the backpack has its full size.
 */
const AGES = [0, 1, 2, 3, 5, 7, 10, HELP_NUMBERS.bagFullYears, 14, 35, 70].sort((a, b) => a - b)

export function DogYears() {
  const { t, i18n } = useTranslation('whatis')
  const numbers = new Intl.NumberFormat(i18n.language)
  const year = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'year', unitDisplay: 'long' })
  const after = (days: number) => t('alder.days', { count: days, days: numbers.format(days) })
  return (
    <Panel className={styles.years}>
      <h2 id="dog-years">{t('alder.tableTitle')}</h2>
      <table aria-labelledby="dog-years">
        <thead>
          <tr>
            <th scope="col">{t('alder.dogYears')}</th>
            <th scope="col">{t('alder.after')}</th>
            <th scope="col">{t('alder.slots')}</th>
          </tr>
        </thead>
        <tbody>
          {AGES.map((age) => (
            <tr key={age}>
              <th scope="row">{age}</th>
              <td>
                {age === 0 ? t('alder.newborn') : after(age * DAYS_PER_DOG_YEAR)}{' '}
                {age > 0 && age % DOG_YEARS_PER_HUMAN_YEAR === 0 && (
                  <small>{`≈ ${year.format(age / DOG_YEARS_PER_HUMAN_YEAR)}`}</small>
                )}
              </td>
              <td>{t('alder.room', { slots: backpackSlots(age) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
