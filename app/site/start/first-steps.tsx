import { useTranslation } from 'react-i18next'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { seasonArt } from '../season-art.ts'
import type { Season } from '../season.ts'
import styles from '../styles/start-page.module.css'

/** A dog by its kennel tells how one begins. */
export function FirstSteps({ season }: { season: Season }) {
  const { t } = useTranslation('site')
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <div className={styles.bubble}>
        <h2 id="first-steps">{t('trail.title')}</h2>
        <ol>
          <li>
            <Icon name="door" />
            {t('trail.signIn')}
          </li>
          <li>
            <Icon name="paw" />
            {t('trail.puppy')}
          </li>
          <li>
            <Icon name="chat" />
            {t('trail.walk')}
          </li>
        </ol>
      </div>
      <img src={seasonArt('thing-*-kennel', season)} width={164} height={146} alt="" />
      <span className={styles.teller}>
        <DogPicture
          dog={{ color: '#b5673c', wear: { hat: 'wizard-hat' } }}
          pose="sit"
          facing="left"
          scale={2}
          label=""
        />
      </span>
    </section>
  )
}
