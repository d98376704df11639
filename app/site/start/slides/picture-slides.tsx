import { useTranslation } from 'react-i18next'
import type { Season } from '#app/shared/season.ts'
import { Icon } from '#app/ui/icon.tsx'
import { OF_SEASON, PICTURE_ORDER, PICTURES, PRINT } from './pictures.ts'
import type { SlidePicture } from './pictures.ts'
import { useCarousel } from './use-carousel.ts'
import { turnedTo } from './wrap.ts'
import styles from '../styles/slides.module.css'

/**
 * Photo prints of the park through the year, beginning with the present season. Without a script they are a row to
 * scroll.
 */
export function PictureSlides({ season }: { season: Season }) {
  const { t } = useTranslation('site')
  const pictures = turnedTo(PICTURE_ORDER, OF_SEASON[season])
  const { row, isLive, shown, step } = useCarousel(pictures.length)
  const [first, last] = [pictures[0], pictures.at(-1)]
  return (
    <section className={styles.slides} aria-roledescription="carousel" aria-label={t('slides.title')}>
      <ul ref={row} tabIndex={0} aria-label={t('slides.title')}>
        {isLive && last && <Print of={last} isCopy />}
        {pictures.map((picture) => (
          <Print key={picture} of={picture} />
        ))}
        {isLive && first && <Print of={first} isCopy />}
      </ul>
      {isLive && (
        <div className={styles.bar}>
          <button type="button" aria-label={t('slides.previous')} onClick={() => step(-1)}>
            <Icon name="previous" />
          </button>
          <p role="status">
            <span>{t('slides.position', { number: shown + 1, count: pictures.length })}</span>
            {pictures.map((picture, place) => (
              <i key={picture} data-shown={place === shown || undefined} />
            ))}
          </p>
          <button type="button" aria-label={t('slides.next')} onClick={() => step(1)}>
            <Icon name="next" />
          </button>
        </div>
      )}
    </section>
  )
}

function Print({ of, isCopy = false }: { of: SlidePicture; isCopy?: boolean }) {
  const { t } = useTranslation('site')
  return (
    <li aria-hidden={isCopy || undefined}>
      <img src={PICTURES[of]} alt={t(`slides.${of}.shows`)} {...PRINT} loading="lazy" />
      <p>{t(`slides.${of}.caption`)}</p>
    </li>
  )
}
