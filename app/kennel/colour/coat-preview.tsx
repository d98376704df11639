import { useTranslation } from 'react-i18next'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import { GROUNDS } from '#app/dog/grounds.ts'
import { usePhone } from '../use-phone.ts'
import styles from '../styles/colour.module.css'

/** Shows the dog from all sides. */
export function CoatPreview({ dog }: { dog: PicturedDog & { name: string } }) {
  const { t } = useTranslation('kennel')
  const scale = usePhone() ? 2 : 4
  return (
    <div className={styles.sides} role="img" aria-label={t('colour.preview', { name: dog.name })}>
      <DogPicture dog={dog} pose="walk" facing="right" scale={scale} animated label="" />
      <DogPicture dog={dog} pose="walk" facing="left" scale={scale} animated label="" />
      <DogPicture dog={dog} pose="sit" facing="down" scale={scale} label="" />
      <DogPicture dog={dog} pose="stand" facing="up" scale={scale} animated label="" />
    </div>
  )
}

/** Shows the dog small on each ground of the park. */
export function CoatOnGrounds({ dog }: { dog: PicturedDog }) {
  const { t } = useTranslation('kennel')
  return (
    <ul className={styles.grounds}>
      {GROUNDS.map(({ name, color }) => (
        <li key={name}>
          <span className={styles.ground} style={{ backgroundColor: color }}>
            <DogPicture dog={dog} pose="sit" scale={2} label="" />
          </span>
          {t(`colour.${name}`)}
        </li>
      ))}
    </ul>
  )
}
