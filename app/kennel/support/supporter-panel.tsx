import { useRevalidator } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import podium from '#app/art/built/site/podium-supporter.png'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import type { Kennel } from '#app/kennel/require-kennel.ts'
import { useDay } from '#app/kennel/use-day.ts'
import { useContact } from '#app/site/contact.ts'
import { maySeeDemoPark, openDemoPark } from '#app/site/sign-in/demo-park.ts'
import { SignInAgain } from '#app/site/sign-in/sign-in-again.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SupporterHeart } from '#app/ui/heart.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { MessageDialog } from '../message-dialog.tsx'
import { useQuestion } from '../use-question.ts'
import { ConsentBox } from './consent-box.tsx'
import { HeartsChoice } from './hearts-choice.tsx'
import { SET_SUPPORTER_SHOWN } from './queries.ts'
import type { MySupport } from './queries.ts'
import kennelStyles from '../styles/kennel.module.css'
import styles from '../styles/support.module.css'

/** The own tier, what others may see of it, which dog has the supporter hearts, and the way to the demo park. */
export function SupporterPanel({ kennel, support }: { kennel: Kennel; support: MySupport }) {
  const { t } = useTranslation('kennel')
  const { isAsking, message, tell, ask, signIn } = useQuestion()
  const { revalidate } = useRevalidator()
  const { demoPark } = useContact()
  const day = useDay()
  const { tier, months, since, until, shown, heart, lookedAt, isListed } = support
  if (tier === 'Inactive') return null
  const word = t('bar.supporter', { tier: t(`tier.${tier}`) })
  const star = kennel.me.dogs.find(({ id }) => id === support.heartsDogId) ?? kennel.me.dogs.find((dog) => !dog.isDead)
  const show = (changes: { shown?: boolean; heart?: boolean }) =>
    void ask(async () => {
      await request(SET_SUPPORTER_SHOWN, changes)
      revalidate()
    })
  const openDemo = () => openDemoPark(demoPark).finally(revalidate)
  return (
    <Panel title={word} className={classNames(kennelStyles.form, kennelStyles.apart)}>
      <div>
        <div className={styles.me}>
          <div className={styles.stage} aria-hidden="true">
            <img src={podium} alt="" />
            {star && <DogPicture dog={star} label="" pose="sit" scale={2} />}
          </div>
          <div>
            {star && (
              <p className={styles.name}>
                <bdi>{star.name}</bdi> <SupporterHeart heart={tier} label={word} />
              </p>
            )}
            <p>{t('support.since', { count: months, day: day(since) })}</p>
            {lookedAt !== null && <p className={styles.told}>{t('support.told', { day: day(lookedAt) })}</p>}
            {until !== null && (
              <p>{t(lookedAt === null || isListed ? 'support.until' : 'support.untilAsked', { day: day(until) })}</p>
            )}
          </div>
        </div>
        <fieldset className={styles.options} disabled={isAsking}>
          <legend>{t('support.seen')}</legend>
          <ConsentBox
            name={t('support.seenHeart')}
            text={t('support.seenHeartText')}
            isOn={heart}
            onChange={(isOn) => show({ heart: isOn })}
          />
          <ConsentBox
            name={t('support.seenPage')}
            text={t('support.seenPageText')}
            isOn={shown}
            onChange={(isOn) => show({ shown: isOn })}
          />
        </fieldset>
        <HeartsChoice dogs={kennel.me.dogs} support={support} isAsking={isAsking} ask={ask} />
        {maySeeDemoPark(kennel.me, tier) && (
          <div className={kennelStyles.actions}>
            <Button kind="primary" icon="mountain" disabled={isAsking} onClick={() => void ask(openDemo)}>
              {t('support.openDemo')}
            </Button>
          </div>
        )}
      </div>
      <SignInAgain {...signIn} />
      <MessageDialog title={t('support.title')} message={message} onClose={() => tell(null)} />
    </Panel>
  )
}
