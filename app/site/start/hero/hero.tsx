import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import HERO_PLACES from '#app/art/built/site/hero.json'
import { CastDog } from '#app/dog/cast-dog.tsx'
import { seasonStyle, useSeasonArt } from '#app/site/season-art.ts'
import { classNames } from '#app/ui/class-names.ts'
import { GUEST, HERO_DOGS, SPEAKER } from './hero-dogs.ts'
import styles from '../styles/hero.module.css'

const PICTURES = { hero: 'hero-*', 'hero-narrow': 'hero-*-narrow', fountain: 'hero-*-fountain', gate: 'hero-*-gate' }
const HALF_WIDTH = 640

/** The scene of the start page: the park behind its gate, with dogs in it. */
export function Hero() {
  const { t } = useTranslation('site')
  const art = useSeasonArt()
  return (
    <div className={styles.scene} style={seasonStyle(art, PICTURES)} aria-hidden="true">
      <span
        className={styles.fountain}
        style={placed({ ...HERO_PLACES.fountain, x: HERO_PLACES.fountain.x - HALF_WIDTH })}
      />
      {[...HERO_DOGS, GUEST].map(({ dog, name, isAside, ...at }) => (
        <span key={at.x} className={classNames(styles.dog, isAside && styles.aside)} style={placed(at)}>
          <CastDog name={dog} />
          {name && <span className={styles.plate}>{name}</span>}
        </span>
      ))}
      <span className={styles.gate} style={placed({ ...HERO_PLACES.gate, x: HERO_PLACES.gate.x - HALF_WIDTH })} />
      <span className={styles.say} style={placed(SPEAKER)}>
        {t('hero.bubble')}
      </span>
    </div>
  )
}

type Placed = CSSProperties & Record<'--x' | '--y', number>

function placed({ x, y }: { x: number; y: number }): Placed {
  return { '--x': x, '--y': y }
}
