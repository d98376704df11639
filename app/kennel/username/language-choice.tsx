import { useId } from 'react'
import { Flag } from '#app/ui/flag.tsx'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import styles from '../styles/language-choice.module.css'

type LanguageChoiceProps = { label: string; value: Language; onChange: (language: Language) => void }

/** Radio buttons for the four languages. */
export function LanguageChoice({ label, value, onChange }: LanguageChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {LANGUAGES.map((language) => (
        <label key={language} className={styles.flag} lang={LANGUAGE_TAGS[language]}>
          <input type="radio" name={name} checked={language === value} onChange={() => onChange(language)} />
          <Flag language={language} label="" />
          <span>{LANGUAGE_NAMES[language]}</span>
        </label>
      ))}
    </fieldset>
  )
}
