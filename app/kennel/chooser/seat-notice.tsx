import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { GIVE_BACK_SEAT } from '#app/queries.ts'
import type { MyTerm } from '#app/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { PaperNotice } from '#app/ui/notice.tsx'
import { SureDialog } from '../account/sure-dialog.tsx'
import { MessageDialog } from '../message-dialog.tsx'
import { useDay } from '../use-day.ts'
import { useQuestion } from '../use-question.ts'
import styles from '../styles/chooser.module.css'

/** [PC2] Tells members of the party committee of their term, which they may give back, and of a star that waits [PC4]. */
export function SeatNotice({ term, isStarWaiting }: { term: MyTerm | null; isStarWaiting: boolean }) {
  const { t } = useTranslation('kennel')
  return (
    <PaperNotice kind="info" word={t('seat.title')} live="status">
      {term && <OwnSeat term={term} />}
      {isStarWaiting && <p className={styles.taken}>{t('seat.star')}</p>}
    </PaperNotice>
  )
}

function OwnSeat({ term: { startsAt, until, dogName } }: { term: MyTerm }) {
  const { t } = useTranslation('kennel')
  const day = useDay()
  const kennel = useRevalidator()
  const { isAsking, message, tell, ask } = useQuestion()
  const [isSure, setSure] = useState(false)
  const lastDay = day(new Date(Date.parse(until) - 1).toISOString())

  async function giveBack() {
    setSure(false)
    await request(GIVE_BACK_SEAT, {})
    kennel.revalidate()
  }

  return (
    <>
      <p className={styles.taken}>{t('seat.text', { from: day(startsAt), to: lastDay, dog: dogName })}</p>
      <Button disabled={isAsking} onClick={() => setSure(true)}>
        {t('seat.giveBack')}
      </Button>
      <SureDialog
        open={isSure}
        title={t('seat.giveBack')}
        text={t('seat.sure')}
        yes={t('seat.giveBack')}
        kind="danger"
        onYes={() => void ask(giveBack)}
        onNo={() => setSure(false)}
      />
      <MessageDialog title={t('seat.title')} message={message} onClose={() => tell(null)} />
    </>
  )
}
