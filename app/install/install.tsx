import { useEffect, useState } from 'react'
import { useLanguage } from '#app/shared/use-language.ts'
import { appFacts } from './app-facts.ts'
import type { AppFacts } from './app-facts.ts'
import { hideInstall, isInstallHidden, noteInstallOffered } from './hiding.ts'
import { InstallSheet } from './install-sheet.tsx'
import { installLanguage, loadInstallTexts } from './install-texts.ts'
import { awaitInstall } from './offer.ts'
import { readinessOf, wayNow } from './readiness.ts'
import { surroundings } from './surroundings.ts'
import type { InstallTexts } from './texts-shape.ts'

export type InstallProps = {
  /** `asked`: somebody has pressed the key. `offered`: by itself, as soon as the site can be installed. */
  why: 'asked' | 'offered'
  onClose: () => void
}

/** The install sheet with all that it needs, when its moment has come. */
export function Install({ why, onClose }: InstallProps) {
  const [here] = useState(surroundings)
  const [isDue, setDue] = useState(why === 'asked')
  const sheet = useSheet(isDue, onClose)

  useEffect(() => {
    const onInstalled = () => {
      hideInstall('for-good')
      onClose()
    }
    window.addEventListener('appinstalled', onInstalled)
    return () => window.removeEventListener('appinstalled', onInstalled)
  }, [onClose])

  useEffect(() => {
    const ready = readinessOf(here)
    if (why === 'asked' || !ready || isInstallHidden()) return
    return awaitInstall({
      moment: ready.moment,
      onReady: () => {
        if (document.querySelector('dialog[open]')) return
        noteInstallOffered()
        setDue(true)
      },
    })
  }, [why, here])

  if (!sheet) return null
  // The browser's question can be asked only while it has given us the event.
  const way = wayNow(here, Boolean(window.voffparkInstall))
  return <InstallSheet way={way} {...sheet} onClose={onClose} />
}

type Sheet = { texts: InstallTexts; language: string; facts: AppFacts }

/** Loads the texts and the manifest once they are wanted. */
function useSheet(isWanted: boolean, onFailed: () => void): Sheet | null {
  const page = useLanguage()
  const [sheet, setSheet] = useState<Sheet | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const language = installLanguage(page, navigator.languages)
    Promise.all([loadInstallTexts(language), appFacts()]).then(
      ([texts, facts]) => !isOver && setSheet({ texts, language, facts }),
      // Without its texts there is nothing to show; the key opens it again.
      () => !isOver && onFailed(),
    )
    return () => {
      isOver = true
    }
  }, [isWanted, page, onFailed])
  return sheet
}
