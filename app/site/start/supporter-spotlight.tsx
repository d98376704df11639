import { useTranslation } from 'react-i18next'
import bunting from '#app/art/built/site/bunting.png'
import podium from '#app/art/built/site/podium-supporter.png'
import { CastDog } from '#app/dog/cast-dog.tsx'
import { StillDogPicture } from '#app/dog/still-dog.tsx'
import type { StillDog } from '#app/dog/still-dog.tsx'
import { Ribbon } from '#app/ui/ribbon.tsx'
import { useSeasonArt } from '../season-art.ts'
import type { ShownSupporterDog } from './start-query.ts'
import styles from './styles/spotlight.module.css'

export type Spotlight = Pick<ShownSupporterDog, 'name' | 'username' | 'activePatreonSubscriptionLength'> & {
  picture: StillDog
}

/** A supporter's dog on a podium with an audience; the podium is empty if there is none. */
export function SupporterSpotlight({ dog }: { dog: Spotlight | null }) {
  const art = useSeasonArt()
  const { t } = useTranslation('site')
  return (
    <section className={styles.spotlight} aria-labelledby="spotlight">
      <Ribbon id="spotlight">{t('spotlight.title')}</Ribbon>
      <div className={styles.scene} aria-hidden="true">
        <span className={styles.bunting} style={{ backgroundImage: `url("${bunting}")` }} />
        {['left', 'right'].map((side) => (
          <span key={side} className={styles[side]}>
            <img className={styles.bed} src={art['thing-*-flowerbed']} alt="" loading="lazy" />
            <img className={styles.lamp} src={art['thing-*-lamp']} alt="" loading="lazy" />
          </span>
        ))}
        <img className={styles.podium} src={podium} alt="" loading="lazy" />
        {dog && (
          <span className={styles.star}>
            <StillDogPicture dog={dog.picture} label="" />
          </span>
        )}
        <span className={styles.fans}>
          <CastDog name="fan" />
          <CastDog name="other-fan" />
        </span>
      </div>
      <p className={styles.plate}>
        <strong>{dog ? dog.name : t('spotlight.free')}</strong>
        {dog ? (
          <>
            <span>{t('spotlight.home', { username: dog.username })}</span>
            <span>{supportOf(dog.activePatreonSubscriptionLength, t)}</span>
          </>
        ) : (
          t('spotlight.freeText')
        )}
      </p>
    </section>
  )
}

function supportOf(months: number, t: ReturnType<typeof useTranslation<'site'>>['t']): string {
  return months < 1 ? t('spotlight.new') : t('spotlight.months', { count: months })
}
