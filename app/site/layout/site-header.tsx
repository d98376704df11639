import { Link } from '@remix-run/react'
import type { CSSProperties } from 'react'
import { PRODUCT_NAME } from '#app/product.ts'
import { LanguageFlags } from '../language-flags.tsx'
import type { Season } from '../season.ts'
import styles from '../styles/site-header.module.css'
import { headerArt } from './header-art.ts'
import { CLOUDS, MOUNTAINS, SUN } from './sky.ts'

/** Sky, mountains, clouds and a meadow of the season, with the name of the park and the languages. */
export function SiteHeader({ season, isLow }: { season: Season; isLow: boolean }) {
  const falling = headerArt(season, 'falling')
  return (
    <header className={`${styles.header} ${isLow ? styles.low : ''}`} style={background(headerArt(season, 'sky'))}>
      <div className={styles.art} aria-hidden="true">
        <img className={styles.sun} src={headerArt(season, 'sun')} alt="" style={placed(SUN)} />
        {MOUNTAINS.map((mountain) => (
          <img
            key={mountain.drawing}
            src={headerArt(season, `mountain${mountain.drawing}`)}
            alt=""
            style={placed(mountain)}
          />
        ))}
        {CLOUDS.map((cloud) => (
          <img
            key={cloud.x}
            className={styles.cloud}
            src={headerArt(season, `cloud${cloud.drawing}`)}
            alt=""
            style={placed(cloud)}
          />
        ))}
        <div className={styles.land} style={background(headerArt(season, 'landscape'))} />
        {falling !== '' && <div className={styles.falling} style={background(falling)} />}
      </div>
      <Link to="/" className={styles.logo}>
        <picture>
          <source media="(max-width: 679px)" srcSet={headerArt(season, isLow ? 'logo' : 'logo-stacked')} />
          <img src={headerArt(season, 'logo')} alt={PRODUCT_NAME} />
        </picture>
      </Link>
      <div className={styles.flags}>
        <LanguageFlags />
      </div>
    </header>
  )
}

function background(url: string): CSSProperties {
  return { backgroundImage: `url("${url}")` }
}

type Placed = CSSProperties & Record<'--x' | '--bottom' | '--width', number>

function placed({ x, bottom, width }: { x: number; bottom: number; width: number }): Placed {
  return { '--x': x, '--bottom': bottom, '--width': width }
}
