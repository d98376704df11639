import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import cake from '#app/art/built/site/cake.png'
import { CastDog } from '#app/dog/cast-dog.tsx'
import { PRODUCT_NAME } from '#app/product.ts'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { DAYS_PER_DOG_YEAR, DOG_YEARS_PER_HUMAN_YEAR } from '#durable/rules/age.ts'
import { Edges } from '../../page/edges.tsx'
import { Lede } from '../../page/lede.tsx'
import { AgeCalculator } from './age-calculator.tsx'
import { DogYears } from './dog-years.tsx'
import styles from './alder-page.module.css'

/** The age of the dog on the sample picture. */
const SAMPLE_YEARS = 3

export function AlderPage() {
  const { t } = useTranslation('whatis')
  const numbers = { yearDays: DAYS_PER_DOG_YEAR, yearsPerYear: DOG_YEARS_PER_HUMAN_YEAR }
  return (
    <>
      <PageTitle title={t('alder.title')} description={t('alder.description', { product: PRODUCT_NAME })} />
      <Edges />
      <Lede title={t('alder.title')} lead={t('alder.lead', numbers)} />
      <div className={styles.sides}>
        <div className={styles.side}>
          <Panel className={styles.birthday}>
            <h2>{t('alder.cakeTitle')}</h2>
            <p className={styles.sample}>
              <CastDog name="bjarne" />
              <span className={styles.plate}>
                {t('alder.sample', { years: SAMPLE_YEARS })}
                <img src={cake} width={64} height={64} alt={t('alder.cakeWord')} />
              </span>
            </p>
            <p>{t('alder.cake')}</p>
            <p>
              {t('alder.grows')} <Link to="/help#backpack">{t('alder.bag')}</Link>
            </p>
          </Panel>
          <AgeCalculator />
        </div>
        <div className={styles.side}>
          <DogYears />
        </div>
      </div>
    </>
  )
}
