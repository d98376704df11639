import { useEffect, useId, useRef, useState } from 'react'
import { copyText } from '#app/shared/copy-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Ribbon } from '#app/ui/ribbon.tsx'
import type { AppFacts } from './app-facts.ts'
import { hideInstall } from './hiding.ts'
import { readingDirection } from './install-texts.ts'
import { askToInstall } from './prompt.ts'
import type { InstallWay } from './readiness.ts'
import { INSTALL_STEPS } from './steps.ts'
import type { InstallTexts } from './texts-shape.ts'
import styles from './install-sheet.module.css'

type InstallSheetProps = {
  /** null where this browser has no way to install the site. */
  way: InstallWay | null
  texts: InstallTexts
  /** The tag of the texts, whose reading direction the sheet takes. */
  language: string
  facts: AppFacts
  onClose: () => void
}

/** Says how the site is put on a home screen or a desktop: a sheet at the bottom of a phone, a card elsewhere. */
export function InstallSheet({ way, texts, language, facts, onClose }: InstallSheetProps) {
  const titleId = useId()
  const element = useRef<HTMLDialogElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.showModal()
    // The browser would begin with the first button, which hides the sheet for good.
    actions.current?.querySelector<HTMLElement>('button:last-child')?.focus()
  }, [])
  const leave = (howLong: 'session' | 'for-good') => {
    hideInstall(howLong)
    onClose()
  }
  const install = async () => {
    const outcome = await askToInstall()
    if (outcome !== 'failed') hideInstall(outcome === 'accepted' ? 'for-good' : 'session')
    onClose()
  }
  return (
    <dialog
      ref={element}
      className={styles.sheet}
      lang={language}
      dir={readingDirection(language)}
      aria-labelledby={titleId}
      // Escape and the gesture of going back mean "Not now" as well.
      onClose={() => leave('session')}
    >
      <div className={styles.frame}>
        <Ribbon id={titleId} onEdge>
          {titleOf(way, texts)}
        </Ribbon>
        <div className={styles.app}>
          <img src={facts.icon} alt="" width="64" height="64" />
          <div>
            <p className={styles.name}>
              <bdi>{facts.name}</bdi>
            </p>
            <p>
              <bdi>{facts.description ?? texts.functionality}</bdi>
            </p>
          </div>
        </div>
        <p>{whyOf(way, texts)}</p>
        {way !== null && <Steps way={way} texts={texts} />}
        <div ref={actions} className={styles.actions}>
          <Button onClick={() => leave('for-good')}>{texts.never}</Button>
          <Button kind={way === 'prompt' ? 'secondary' : 'primary'} onClick={() => leave('session')}>
            {texts.notNow}
          </Button>
          {way === 'prompt' && (
            <Button kind="primary" icon="install" onClick={() => void install()}>
              {texts.install}
            </Button>
          )}
        </div>
        <button type="button" className={styles.close} aria-label={texts.close} onClick={() => leave('session')}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  )
}

function Steps({ way, texts }: { way: InstallWay; texts: InstallTexts }) {
  const steps = INSTALL_STEPS[way]
  if (steps.length === 0) return null
  return (
    <ol className={styles.steps}>
      {steps.map(({ text, icon }) => (
        <li key={text}>
          <Icon name={icon} />
          <span>{texts[text]}</span>
          {text === 'mainBrowser' && <CopyLink texts={texts} />}
        </li>
      ))}
    </ol>
  )
}

/** The address, for the way from an app that shows pages to the browser. */
function CopyLink({ texts }: { texts: InstallTexts }) {
  const [isCopied, setCopied] = useState(false)
  // An app may forbid it; then the address is still in the bar of the app.
  const copy = async () => setCopied(await copyText(location.href))
  return (
    <span role="status">
      {isCopied ? (
        texts.copied
      ) : (
        <Button size="small" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      )}
    </span>
  )
}

function titleOf(way: InstallWay | null, texts: InstallTexts): string {
  if (way === 'mac') return texts.dockTitle
  return isOnHome(way) ? texts.homeTitle : texts.install
}

function whyOf(way: InstallWay | null, texts: InstallTexts): string {
  if (way === null) return texts.noWay
  if (way === 'mac') return texts.dockWhy
  return isOnHome(way) ? texts.homeWhy : texts.deviceWhy
}

/** Whether the site comes to a home screen. */
function isOnHome(way: InstallWay | null): boolean {
  return way !== null && way !== 'prompt' && way !== 'desktop-menu'
}
