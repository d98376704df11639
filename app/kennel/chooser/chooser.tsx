import { useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Installer } from '#app/install/installer.tsx'
import type { MyDog } from '#app/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { PaperNotice } from '#app/ui/notice.tsx'
import { LeavingNotice } from '../account/leaving-notice.tsx'
import { KennelPage } from '../kennel-page.tsx'
import { placesOf } from '../places.ts'
import type { Kennel } from '../require-kennel.ts'
import { TopBar } from '../top-bar.tsx'
import { useByHand } from '../use-by-hand.ts'
import { BanBanner } from './ban-banner.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { DeadDogCard, FreePlaceCard, LivingDogCard } from './dog-cards.tsx'
import { GivenNameNotice } from './given-name-notice.tsx'
import { RebirthDialog } from './rebirth-dialog.tsx'
import { ReportNotice } from './report-notice.tsx'
import { SeatNotice } from './seat-notice.tsx'
import { useWayToPark } from './way-to-park.ts'
import styles from '../styles/chooser.module.css'
import pageStyles from '../styles/kennel.module.css'

/** The user's dogs and free places; in kill mode each dog can be reborn. */
export function Chooser({ kennel }: { kennel: Kennel }) {
  const { t } = useTranslation('kennel')
  const navigate = useNavigate()
  const [isKilling, setKilling] = useState(false)
  const [doomed, setDoomed] = useState<MyDog | null>(null)
  const { me, term, isStarWaiting, reportOutcomes, deletedFrom, isClosed } = kennel
  const way = useWayToPark(kennel)
  const installer = <Installer hasKey={useByHand()} />
  const isBanned = me.activeBan !== null
  const lock = isBanned ? 'banned' : isClosed ? 'closed' : null
  const kill = isBanned ? undefined : { isOn: isKilling, toggle: () => setKilling(!isKilling) }
  const bar = <TopBar kennel={kennel} {...(kill && { kill })} installer={installer} />
  const rebirth = isKilling && !isBanned ? setDoomed : null
  return (
    <KennelPage title={t('choose.title')} bar={bar}>
      {me.activeBan && <BanBanner ban={me.activeBan} />}
      {deletedFrom !== null && <LeavingNotice deletedFrom={deletedFrom} />}
      {me.givenNames.map((name) => (
        <GivenNameNotice key={name.dogId ?? 'user'} name={name} />
      ))}
      {reportOutcomes.length > 0 && <ReportNotice outcomes={reportOutcomes} />}
      {(term || isStarWaiting) && <SeatNotice term={term} isStarWaiting={isStarWaiting} />}
      {isClosed && <ClosedNotice />}
      <h1 className={pageStyles.title}>{t('choose.title')}</h1>
      {rebirth && (
        <PaperNotice kind="danger" word={t('choose.killTitle')} live="status">
          {t('choose.killText')}
        </PaperNotice>
      )}
      <ul className={styles.cards}>
        {placesOf(me).map((place) => (
          <li key={place.kind === 'free' ? `free-${place.number}` : place.dog.id}>
            {place.kind === 'living' && <LivingDogCard dog={place.dog} lock={lock} way={way} onRebirth={rebirth} />}
            {place.kind === 'dead' && <DeadDogCard dog={place.dog} isBanned={isBanned} onRebirth={rebirth} />}
            {place.kind === 'free' && <FreePlaceCard number={place.number} max={me.maxDogs} isBanned={isBanned} />}
          </li>
        ))}
      </ul>
      <div className={styles.account}>
        <Button to="/h5/account" icon="user">
          {t('account.toAccount')}
        </Button>
      </div>
      <RebirthDialog
        dog={doomed}
        onCancel={() => setDoomed(null)}
        onConfirm={(dog) => navigate(`/h5/choose/new/${dog.id}`)}
      />
    </KennelPage>
  )
}
