import { useTranslation } from 'react-i18next'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import type { MyDog } from '#app/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import styles from '../styles/colour.module.css'
import pageStyles from '../styles/kennel.module.css'

/** In place of the editor for a dog that has died: its coat cannot be coloured. */
export function RestingDog({ dog }: { dog: MyDog }) {
  const { t } = useTranslation('kennel')
  return (
    <Panel title={dog.name} level={1} className={pageStyles.form}>
      <div>
        <div className={styles.resting}>
          <DogPicture dog={dog} pose="sit" scale={4} label="" />
        </div>
        <p>{t('colour.restingText', { name: dog.name })}</p>
        <div className={pageStyles.actions}>
          <Button to="/h5/choose" icon="back">
            {t('colour.toDogs')}
          </Button>
          <Button to={`/h5/choose/new/${dog.id}`} kind="primary">
            {t('choose.rebirthNamed', { name: dog.name })}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
