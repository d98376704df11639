import { useTranslation } from 'react-i18next'
import { packPennant } from './pack-art.ts'
import { PACK_ORDER } from './packs.ts'
import styles from './pennants.module.css'

/** The flag and the name of every pack. */
export function Pennants() {
  const { t } = useTranslation('whatis')
  return (
    <ul className={styles.pennants}>
      {PACK_ORDER.map((pack) => (
        <li key={pack}>
          <img src={packPennant(pack)} width={52} height={56} alt="" />
          {t(`kobbel.pack.${pack}.name`)}
        </li>
      ))}
    </ul>
  )
}
