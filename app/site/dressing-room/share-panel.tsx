import { useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeDressedCoat } from '#app/dog/dressed-coat.ts'
import { sessionToken } from '#app/session.ts'
import { copyText } from '#app/shared/copy-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { outfitAddress } from '#durable/rules/looks/outfit-address.ts'
import type { Outfit } from '#durable/rules/looks/outfit-address.ts'
import styles from './dressing-room.module.css'

/** The link to the outfit, and the way from it to a dog of one's own. */
export function SharePanel({ outfit }: { outfit: Outfit }) {
  const { t } = useTranslation('pages')
  const navigate = useNavigate()
  const look = outfitAddress(outfit)
  const path = `/dressing-room/${look}`
  const [copied, setCopied] = useState<{ look: string; isDone: boolean } | null>(null)
  const copying = copied?.look === look ? copied : null
  const [maySend, setMaySend] = useState(false)
  // The server cannot know it.
  useEffect(() => setMaySend('share' in navigator), [])
  const address = () => new URL(path, location.origin).href
  const copy = async () => setCopied({ look, isDone: await copyText(address()) })
  const be = () => {
    takeDressedCoat(outfit.color)
    navigate(sessionToken() === null ? '/' : '/h5/choose')
  }
  return (
    <Panel className={styles.share}>
      <h2>{t('dressing.share')}</h2>
      <p className={styles.link}>
        <a href={path}>{path}</a>
      </p>
      <div className={styles.buttons}>
        <Button kind="primary" onClick={() => void copy()}>
          {copying?.isDone ? t('dressing.copied') : t('dressing.copy')}
        </Button>
        {maySend && (
          // Somebody who closes the list of apps again has changed their mind, which is no error.
          <Button icon="send" onClick={() => void navigator.share({ url: address() }).catch(() => {})}>
            {t('dressing.send')}
          </Button>
        )}
        <Button icon="camera" to={`/cards/${look}.png`} reloadDocument download="voffpark.png">
          {t('dressing.save')}
        </Button>
        <Button kind="gold" icon="paw" onClick={be}>
          {t('dressing.be')}
        </Button>
      </div>
      {copying?.isDone === false && <p role="status">{t('dressing.notCopied')}</p>}
      <p>{t('dressing.beText')}</p>
    </Panel>
  )
}
