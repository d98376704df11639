import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/ui/class-names.ts'
import { asksForPlain, fullAddress, plainAddress } from './compatibility.ts'
import styles from './plain.module.css'

/** Where the park does not load: the way to the plain one, and from there back. With `isLate` it is shown after a while. */
export function PlainHint({ isLate = false }: { isLate?: boolean }) {
  const { t } = useTranslation('game')
  // The server does not know the whole address of a page that it keeps for all.
  const [here, setHere] = useState<Location | null>(null)
  useEffect(() => setHere(window.location), [])
  if (!here) return null
  const isPlain = asksForPlain(here.search)
  // Another document: a page draws in one way for as long as it is open.
  return (
    <a
      className={classNames(styles.hint, isLate && styles.late)}
      href={isPlain ? fullAddress(here) : plainAddress(here)}
    >
      {t(isPlain ? 'plain.back' : 'plain.hint')}
    </a>
  )
}
