import { useTranslation } from 'react-i18next'
import type { SignInWays } from '#app/load-context.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import type { Announcement } from '#app/queries.ts'
import { PageTitle } from '../page-title.tsx'
import { seasonArt } from '../season-art.ts'
import type { Season } from '../season.ts'
import { SignInBox } from '../sign-in/sign-in-box.tsx'
import styles from '../styles/start-page.module.css'
import { EDGE_THINGS } from './edge-things.ts'
import { FirstSteps } from './first-steps.tsx'
import { Hero } from './hero.tsx'
import { NoticeBoard } from './notice-board.tsx'
import { TrailDog } from './trail-dog.tsx'
import { Welcome } from './welcome.tsx'

type StartPageProps = {
  season: Season
  ways: SignInWays
  /** Null where the server could not fetch them. */
  announcements: readonly Announcement[] | null
}

export function StartPage({ season, ways, announcements }: StartPageProps) {
  const { t } = useTranslation('site')
  return (
    <>
      <PageTitle
        title={t('home.title', { product: PRODUCT_NAME })}
        description={t('home.description', { product: PRODUCT_NAME })}
      />
      <section className={styles.gate} aria-label={t('signIn.atTheGate')}>
        <div className={styles.box}>
          <SignInBox ways={ways} />
        </div>
        <div className={styles.scene}>
          <Hero season={season} />
        </div>
      </section>
      <div className={styles.ground}>
        {EDGE_THINGS.map(({ thing, x, y, width, height }) => (
          <img
            key={`${x} ${y}`}
            className={styles.thing}
            src={seasonArt(`thing-*-${thing}`, season)}
            alt=""
            width={width * 2}
            height={height * 2}
            style={{ left: `calc(50% + ${x}px)`, top: y }}
          />
        ))}
        <div className={styles.stop}>
          <Welcome />
          <FirstSteps season={season} />
          <TrailDog color="#f6f0e6" hat="viking-helmet" />
        </div>
        <div className={styles.stop}>
          <NoticeBoard announcements={announcements} />
          <TrailDog color="#716f8b" hat={null} />
        </div>
      </div>
    </>
  )
}
