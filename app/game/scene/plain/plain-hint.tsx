import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/ui/class-names.ts'
import { asksForPlain, fullAddress, plainAddress } from './compatibility.ts'
import styles from './plain.module.css'

/**
 * Shown if the park does not load: a link to compatibility mode, and from there back. With `isLate` it appears after a
 * while.
 */
export function PlainHint({ isLate = false }: { isLate?: boolean }) {
  const { t } = useTranslation('game')
  // The server renders a cached page without knowing the whole address.
  const [here, setHere] = useState<Location | null>(null)
  useEffect(() => setHere(window.location), [])
  if (!here) return null
  const isPlain = asksForPlain(here.search)
  // The link loads a new document, because a page cannot change its renderer.
  return (
    <a
      className={classNames(styles.hint, isLate && styles.late)}
      href={isPlain ? fullAddress(here) : plainAddress(here)}
    >
      {t(isPlain ? 'plain.back' : 'plain.hint')}
    </a>
  )
}
