import { useLocation, useNavigate, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import type { Kennel } from '#app/kennel/require-kennel.ts'
import { useDay } from '#app/kennel/use-day.ts'
import { SignInAgain } from '#app/site/sign-in/sign-in-again.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { PaperNotice } from '#app/ui/notice.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { MessageDialog } from '../message-dialog.tsx'
import { useQuestion } from '../use-question.ts'
import { arrivalIn } from './arrival.ts'
import type { LinkProblem } from './arrival.ts'
import { FoundPanel } from './found-panel.tsx'
import {
  DISCONNECT_PATREON,
  FINISH_PATREON_LINK,
  FOUND_PATREON_LINK,
  LOOK_AT_MY_SUPPORT,
  START_PATREON_LINK,
} from './queries.ts'
import type { FoundSupport, MySupport } from './queries.ts'
import kennelStyles from '../styles/kennel.module.css'
import styles from '../styles/support.module.css'

const WORDS = {
  'not-begun-here': 'refusals:not-begun-here',
  'said-no': 'support.saidNo',
  'platform-silent': 'support.silent',
} as const satisfies Record<LinkProblem, string>

/** [SU6] The way to Patreon, what one comes back with, and the end of a connection. */
export function ConnectPanel({ kennel, support }: { kennel: Kennel; support: MySupport | null }) {
  const { t } = useTranslation(['kennel', 'refusals'])
  const { isAsking, message, tell, ask, signIn } = useQuestion()
  const { revalidate } = useRevalidator()
  const [found, setFound] = useState<{ code: string; support: FoundSupport } | null>(null)
  const [problem, setProblem] = useState<LinkProblem | null>(null)
  const day = useDay()
  const isConnected = support !== null && support.lookedAt !== null

  const begin = () =>
    void ask(async () => {
      const { startPatreonLink: code } = await request(START_PATREON_LINK, {})
      window.location.assign(`/api/patreon/auth?${new URLSearchParams({ code }).toString()}`)
    })
  const look = (code: string) =>
    void ask(async () => {
      const { foundPatreonLink } = await request(FOUND_PATREON_LINK, { code })
      if (foundPatreonLink) setFound({ code, support: foundPatreonLink })
      else setProblem('not-begun-here')
    })
  const finish = (code: string, consent: { shown: boolean; heart: boolean }) =>
    void ask(async () => {
      setFound(null)
      await request(FINISH_PATREON_LINK, { code, ...consent })
      revalidate()
    })
  const lookAgain = () =>
    void ask(async () => {
      const { lookAtMySupport: look } = await request(LOOK_AT_MY_SUPPORT, {})
      if (look === 'not_connected') begin()
      else if (look === 'looked') revalidate()
      else tell(t(look === 'silent' ? 'support.silent' : 'support.lookSoon'))
    })
  const disconnect = () =>
    void ask(async () => {
      await request(DISCONNECT_PATREON, {})
      revalidate()
    })

  useArrival((arrival) => {
    if (arrival.kind === 'begin') begin()
    else if (arrival.kind === 'link') look(arrival.code)
    else setProblem(arrival.problem)
  })

  return (
    <>
      {problem !== null && (
        <PaperNotice kind="info" word={t('support.connect')} live="status">
          <p>{t(WORDS[problem])}</p>
        </PaperNotice>
      )}
      {found !== null ? (
        <FoundPanel
          key={found.code}
          found={found.support}
          consent={{ shown: support?.shown ?? false, heart: support?.heart ?? true }}
          username={kennel.me.username}
          isAsking={isAsking}
          onYes={(consent) => finish(found.code, consent)}
          onNo={() => setFound(null)}
        />
      ) : (
        <Panel
          title={t(isConnected ? 'support.connected' : 'support.connect')}
          className={classNames(kennelStyles.form, kennelStyles.apart)}
        >
          <div>
            {isConnected ? (
              <>
                {support.tier === 'Inactive' && <p>{t('support.noTier')}</p>}
                {support.lookedAt !== null && support.tier === 'Inactive' && (
                  <p className={styles.told}>{t('support.told', { day: day(support.lookedAt) })}</p>
                )}
                <p>
                  {t('support.disconnectText')} <b>{t('support.notPayments')}</b>
                </p>
                <div className={kennelStyles.actions}>
                  <Button disabled={isAsking} onClick={disconnect}>
                    {t('support.disconnect')}
                  </Button>
                  <Button icon="retry" disabled={isAsking} onClick={support.isListed ? lookAgain : begin}>
                    {t(support.isListed ? 'support.look' : 'support.askAgain')}
                  </Button>
                </div>
              </>
            ) : (
              <>
                <p>{t('support.connectText')}</p>
                <Button kind="gold" icon="heart" disabled={isAsking} onClick={begin}>
                  {t('support.connect')}
                </Button>
                <p className={styles.fine}>{t('support.connectFine')}</p>
              </>
            )}
          </div>
        </Panel>
      )}
      <SignInAgain {...signIn} />
      <MessageDialog title={t('support.connect')} message={message} onClose={() => tell(null)} />
    </>
  )
}

/** Calls back once with what the address says, and takes it off the address at once: it has a code in it. */
function useArrival(arrived: (arrival: NonNullable<ReturnType<typeof arrivalIn>>) => void) {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const isRead = useRef(false)
  useEffect(() => {
    const arrival = arrivalIn(hash)
    if (!arrival || isRead.current) return
    isRead.current = true
    navigate(pathname, { replace: true, preventScrollReset: true })
    arrived(arrival)
  })
}
