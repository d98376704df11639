import { Flag } from '#app/ui/flag.tsx'
import { LANGUAGES, LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import styles from './tabs.module.css'

type SaidPreviewProps = {
  nameIn: (language: Language) => string
  textIn: (language: Language) => string
  caption: string
}

/** A name and what is said with it, as it is read in each language. */
export function SaidPreview({ nameIn, textIn, caption }: SaidPreviewProps) {
  return (
    <figure className={styles.figure}>
      <ul className={styles.said}>
        {LANGUAGES.map((language) => (
          <li key={language} lang={LANGUAGE_TAGS[language]}>
            <Flag language={language} label="" />
            <span>
              <b>{nameIn(language)}</b> {textIn(language)}
            </span>
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
