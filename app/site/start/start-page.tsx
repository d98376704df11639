import { useTranslation } from 'react-i18next'
import type { SignInWays } from '#app/load-context.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import type { Announcement } from '#app/queries.ts'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import type { Season } from '#app/shared/season.ts'
import { Hero } from '#app/site/start/hero/hero.tsx'
import { PictureSlides } from '#app/site/start/slides/picture-slides.tsx'
import { SignInBox } from '../sign-in/sign-in-box.tsx'
import { HelpBox } from './help-box.tsx'
import { LatestSupporters } from './latest-supporters.tsx'
import { NoticeBoard } from './notice-board.tsx'
import { ParkNowLine } from './park-now-line.tsx'
import { ScoreBox } from './score-box.tsx'
import { Signpost } from './signpost.tsx'
import type { LeadersToday, ParkNow } from './start-query.ts'
import { SupportUs } from './support-us.tsx'
import { SupporterSpotlight } from './supporter-spotlight.tsx'
import type { Spotlight } from './supporter-spotlight.tsx'
import { TrailStop } from './trail-stop.tsx'
import { TrailTodayLine } from './trail-today-line.tsx'
import { WelcomeSection } from './welcome.tsx'
import styles from './styles/start-page.module.css'

type StartPageProps = {
  season: Season
  ways: SignInWays
  /** Whether this is the demo park. */
  stage: boolean
  /** `announcements` and `leaders` are null if the server could not fetch them. */
  announcements: readonly Announcement[] | null
  leaders: LeadersToday | null
  parkNow: ParkNow
  spotlight: Spotlight | null
  supporters: readonly string[]
}

export function StartPage(props: StartPageProps) {
  const { season, ways, stage, announcements, leaders, parkNow, spotlight, supporters } = props
  const { t } = useTranslation('site')
  return (
    <>
      <PageTitle
        title={t('home.title', { product: PRODUCT_NAME })}
        description={t('home.description', { product: PRODUCT_NAME })}
      />
      <section className={styles.gate} aria-label={t('signIn.atTheGate')}>
        <div className={styles.box}>
          <SignInBox ways={ways} stage={stage} foot={parkNow && <ParkToday now={parkNow} />} />
        </div>
        <div className={styles.scene}>
          <Hero />
        </div>
      </section>
      <div className={styles.ground}>
        <TrailStop
          things={[
            ['spruce', -790, 32],
            ['bush', -720, 74],
            ['birch', 650, 30],
          ]}
          walker="viking"
          isPair
        >
          <WelcomeSection />
          <SupporterSpotlight dog={spotlight} />
        </TrailStop>
        {supporters.length > 0 && (
          <TrailStop things={[['bush-low', 680, 10]]} walker="arriving">
            <LatestSupporters names={supporters} />
          </TrailStop>
        )}
        <TrailStop
          things={[
            ['birch', -800, 2],
            ['spruce-small', 656, 22],
            ['bush', -720, 62],
            ['boulder', 690, 70],
          ]}
          walker="wanderer"
        >
          <div className={styles.board}>
            <NoticeBoard announcements={announcements} />
          </div>
        </TrailStop>
        <TrailStop
          things={[
            ['spruce-small', -780, 8],
            ['birch', 650, 44],
            ['bush-low', -720, 62],
          ]}
          walker="leaving"
          isRoomy={false}
          isPair
        >
          <ScoreBox leaders={leaders} />
          <HelpBox />
        </TrailStop>
        <TrailStop
          things={[
            ['birch', -810, 20],
            ['spruce', 640, 18],
            ['bush', 700, 72],
          ]}
          walker="trotter"
          isPassing
          isPair
        >
          <PictureSlides season={season} />
          <SupportUs />
        </TrailStop>
        <TrailStop
          things={[
            ['spruce', -790, 4],
            ['boulder', -690, 66],
            ['birch', 640, 6],
          ]}
        >
          <Signpost />
        </TrailStop>
      </div>
    </>
  )
}

function ParkToday({ now }: { now: NonNullable<ParkNow> }) {
  return (
    <>
      <ParkNowLine now={now} />
      {!now.isClosed && <TrailTodayLine finders={now.finders} />}
    </>
  )
}
