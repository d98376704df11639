import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ClosedPark } from '#app/game/gate/closed-park.tsx'
import { dogToPlay } from '#app/game/gate/load-client.ts'
import type { ClientData } from '#app/game/gate/load-client.ts'
import { LoadingPark } from '#app/game/gate/loading-park.tsx'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { fetchLate } from '#app/shared/late/fetch-late.ts'
import { useMagic } from '#app/shared/use-magic.ts'
import { useStage } from '#app/site/contact.ts'
import { DemoBanner } from '#app/site/layout/demo-banner.tsx'

// Imported lazily and in the browser only, because a server that imports Pixi does not start.
const fetchClient = () => import('./game-client.client.tsx').then(({ GameClient: Client }) => ({ default: Client }))
const GameClient = lazy(() => fetchLate(fetchClient))

type ClientPageProps = { data: ClientData; isMobile?: boolean }

/** The game client, or the closed gate. The one for phones can be made small, and listens to the app around it. */
export function ClientPage({ data, isMobile = false }: ClientPageProps) {
  const { t } = useTranslation('game')
  const isMagic = useMagic()
  const isDemo = useStage()
  const dog = useMemo(() => dogToPlay(data, isMagic), [data, isMagic])
  if (data.isSignedOut) return <LoadingPark />
  if (!dog) return <ClosedPark why="unavailable" onAgain={() => location.reload()} />
  return (
    <>
      <PageTitle title={t('title')} isUnlisted />
      {isDemo && <DemoBanner />}
      <Suspense fallback={<LoadingPark />}>
        <GameClient key={dog.id} dog={dog} isMobile={isMobile} />
      </Suspense>
    </>
  )
}
