import type { ReactNode } from 'react'
import { dateLocale } from '#app/shared/dates.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Edges } from './edges.tsx'
import styles from './manual.module.css'

type ManualProps = {
  title: string
  lead: string
  /** From which day the text holds, as "2026-11-28", and the words before it. */
  since: { words: string; day: string }
  /** The heading of the list of sections. */
  contents: string
  sections: readonly { id: string; icon: IconName; title: string; body: ReactNode }[]
  /** What stands below the introduction. */
  children?: ReactNode
}

/** A page of numbered sections that is read from top to bottom, such as the terms, with links to each of them. */
export function Manual({ title, lead, since, contents, sections, children }: ManualProps) {
  const day = new Intl.DateTimeFormat(dateLocale(useLanguage()), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <>
      <Edges />
      <div className={styles.manual}>
        <Panel className={styles.head}>
          <h1>{title}</h1>
          <p>{lead}</p>
          <p className={styles.updated}>
            {since.words} <time dateTime={since.day}>{day.format(new Date(since.day))}</time>
          </p>
          {children}
        </Panel>
        <Panel className={styles.contents}>
          <nav aria-labelledby="contents">
            <h2 id="contents">{contents}</h2>
            <ol>
              {sections.map((section, place) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>
                    <Icon name={section.icon} />
                    <span>{`${place + 1}. ${section.title}`}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </Panel>
        <Panel className={styles.pages}>
          {sections.map((section, place) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>
                <Icon name={section.icon} />
                <span>{`${place + 1}. ${section.title}`}</span>
              </h2>
              {section.body}
            </section>
          ))}
        </Panel>
      </div>
    </>
  )
}

/** A text with a paragraph in each line. */
export function Paragraphs({ text }: { text: string }) {
  return text.split('\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
