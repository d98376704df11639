import { Link } from '@remix-run/react'
import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import { PRODUCT_NAME } from '#app/product.ts'
import { LanguageFlags } from '#app/shared/language-flags.tsx'
import type { Season } from '#app/shared/season.ts'
import { classNames } from '#app/ui/class-names.ts'
import { seasonStyle, useSeasonArt } from '../season-art.ts'
import type { SeasonArt } from '../season-art.ts'
import { CLOUDS, MOUNTAINS, SUN } from './sky.ts'
import styles from '../styles/site-header.module.css'

const PICTURES = { sky: 'header-*-sky', land: 'header-*-landscape', falling: 'header-*-falling' }

/** Sky, mountains, clouds and a meadow of the season, with the name of the park and the languages. */
export function SiteHeader({ season, isLow }: { season: Season; isLow: boolean }) {
  const art = useSeasonArt()
  preloadLargest(art, isLow)
  return (
    <header
      className={classNames(styles.header, styles[season], isLow && styles.low)}
      style={seasonStyle(art, PICTURES)}
    >
      <div className={styles.art} aria-hidden="true">
        <img className={styles.sun} src={art['header-*-sun']} alt="" fetchPriority="low" style={placed(SUN)} />
        {MOUNTAINS.map((piece) => (
          <img
            key={piece.x}
            src={art[`header-*-mountain${piece.drawing}`]}
            alt=""
            fetchPriority="low"
            style={placed(piece)}
            data-piece="mountain"
          />
        ))}
        {CLOUDS.map((piece) => (
          <img
            key={piece.x}
            className={styles.cloud}
            src={art[`header-*-cloud${piece.drawing}`]}
            alt=""
            fetchPriority="low"
            style={placed(piece)}
            data-piece="cloud"
          />
        ))}
        <div className={styles.land} />
        {season !== 'normal' && <div className={styles.falling} />}
      </div>
      <Link to="/" className={styles.logo}>
        <picture>
          {!isLow && <source media="(max-width: 679px)" srcSet={art['header-*-logo-stacked']} />}
          <img src={art['header-*-logo']} alt={PRODUCT_NAME} />
        </picture>
      </Link>
      <div className={styles.flags}>
        <LanguageFlags />
      </div>
    </header>
  )
}

/** Preloads the largest pictures of the first screen, because the browser would find them late, in a style sheet. */
function preloadLargest(art: SeasonArt, isLow: boolean) {
  const heroes = [
    { picture: 'hero-*-narrow', media: '(max-width: 679px)' },
    { picture: 'hero-*', media: '(min-width: 680px)' },
  ]
  for (const { picture, media } of [{ picture: PICTURES.land, media: undefined }, ...(isLow ? [] : heroes)]) {
    const address = art[picture]
    // React supports `media` here, but its types do not. They accept it in a variable, not in a literal in the call.
    const options = { as: 'image', fetchPriority: 'high', media } as const
    if (address) preload(address, options)
  }
}

type Placed = CSSProperties & Record<'--x' | '--bottom' | '--width', number>

function placed({ x, bottom, width }: { x: number; bottom: number; width: number }): Placed {
  return { '--x': x, '--bottom': bottom, '--width': width }
}
