import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { CastDog } from '#app/dog/cast-dog.tsx'
import { PRODUCT_NAME } from '#app/product.ts'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { PACKS } from '#durable/rules/packs.ts'
import { Edges } from '../../page/edges.tsx'
import { Lede } from '../../page/lede.tsx'
import { packHouse, packPennant } from './pack-art.ts'
import { PACK_ORDER } from './packs.ts'
import styles from './kobbel-page.module.css'

/** Pack Lane: the trail of this page, with the houses of the packs on either side. */
export function KobbelPage() {
  const { t } = useTranslation('whatis')
  const numbers = { packs: PACKS.length }
  return (
    <>
      <PageTitle title={t('kobbel.title')} description={t('kobbel.description', { product: PRODUCT_NAME })} />
      <Edges />
      <Lede title={t('kobbel.title')} lead={t('kobbel.lead', numbers)} />
      <ul className={styles.lane}>
        {PACK_ORDER.map((pack) => (
          <li key={pack}>
            <img className={styles.house} src={packHouse(pack)} width={356} height={336} alt="" />
            <Panel className={styles.sign}>
              <h2>
                <img src={packPennant(pack)} width={52} height={56} alt="" />
                {t(`kobbel.pack.${pack}.name`)}
              </h2>
              <p className={styles.home}>{t(`kobbel.pack.${pack}.house`)}</p>
              <p>{t(`kobbel.pack.${pack}.text`)}</p>
            </Panel>
          </li>
        ))}
      </ul>
      <Panel className={styles.drawn}>
        <span className={styles.newborn}>
          <CastDog name="pjuske" />
        </span>
        <h2>{t('kobbel.drawnTitle')}</h2>
        <p>{t('kobbel.drawn', numbers)}</p>
        <p>{t('kobbel.house')}</p>
        <Link to="/help#pack">{t('kobbel.help')}</Link>
      </Panel>
    </>
  )
}
