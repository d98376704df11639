import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CastDog } from '#app/dog/cast-dog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { factText } from './fact-text.ts'
import { helpNumbersIn } from './numbers.ts'
import type { HelpSection } from './sections.ts'
import styles from './section.module.css'

/** One section of the help; `children` are shown after its paragraphs. */
export function Section({ section, children }: { section: HelpSection; children?: ReactNode }) {
  const { t, i18n } = useTranslation('help')
  const numbers = helpNumbersIn(i18n.language)
  const { id, icon, title, text, steps, facts, tip, link, dog } = section
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      {dog && (
        <span className={styles.dog}>
          <CastDog name={dog} />
        </span>
      )}
      <h2 id={`${id}-title`}>
        <Icon name={icon} />
        {t(title)}
      </h2>
      {t(text, numbers)
        .split('\n')
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      {steps && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(step, numbers)}</li>
          ))}
        </ol>
      )}
      {children}
      {facts && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact.what}>
              <b>{factText(fact, i18n.language)}</b> {t(fact.what, numbers)}
            </li>
          ))}
        </ul>
      )}
      {tip && (
        <p className={styles.tip}>
          <Icon name="info" />
          <span>{t(tip, numbers)}</span>
        </p>
      )}
      {link && (
        <p>
          <Link to={link.to}>{t(link.label)}</Link>
        </p>
      )}
    </section>
  )
}
