import { useEffect, useState } from 'react'
import { startGlitch } from './glitch.ts'
import styles from './glitch-text.module.css'

type GlitchTextProps = {
  text: string
  /** The text for screen readers, which does not change. */
  label: string
}

/** A text in which one character is always replaced by a random one, for the rank whose name is hidden. */
export function GlitchText({ text, label }: GlitchTextProps) {
  const [shown, setShown] = useState(text)

  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
    return startGlitch({ text, calm, random: Math.random, show: setShown })
  }, [text])

  return (
    <span role="img" aria-label={label} className={styles.glitch}>
      {[...shown].map((letter, place) => (
        <span key={place}>{letter}</span>
      ))}
    </span>
  )
}
