import { useTranslation } from 'react-i18next'
import { CODE_OUTPUT } from '#durable/rules/staff/code-effects.ts'
import { CODE_MOST } from '#durable/rules/staff/code-walk.ts'
import styles from './people.module.css'

/** How the words of the code are written, by what they do. */
const WORDS = {
  user: 'user.dogs[0]',
  give: "give(dog, 'beret')",
  take: 'take(dog.things[0])',
  bones: 'bones(dog, 5)',
  karma: 'karma(dog, -5)',
  life: 'life(dog, 5)',
  note: "note('…')",
  print: 'print(dog.bones)',
} as const
type Word = keyof typeof WORDS
const LISTED = Object.keys(WORDS).filter((word): word is Word => word in WORDS)

/** What the code knows and may do. */
export function CodeHelp() {
  const { t, i18n } = useTranslation('editor')
  const number = new Intl.NumberFormat(i18n.language)
  const limits = {
    bones: number.format(CODE_MOST.bones),
    karma: number.format(CODE_MOST.karma),
    life: number.format(CODE_MOST.life),
    effects: CODE_OUTPUT.effects,
  }
  return (
    <details className={styles.help}>
      <summary>{t('people.code.help')}</summary>
      <dl>
        {LISTED.map((word) => (
          <div key={word}>
            <dt>
              <code>{WORDS[word]}</code>
            </dt>
            <dd>{t(`people.code.word.${word}`, limits)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('people.code.limits', limits)}</p>
    </details>
  )
}
