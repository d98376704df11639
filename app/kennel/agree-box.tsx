import { useTranslation } from 'react-i18next'
import { AGE_MIN } from '#durable/rules/users/terms.ts'
import styles from './styles/agree-box.module.css'

type AgreeBoxProps = { isAgreed: boolean; onChange: (isAgreed: boolean) => void }

/** Where the marked parts of the text lead to. */
const PAGES = { terms: '/rules', privacy: '/privacy' } as const

/** [S12] The box by which somebody says that they are old enough and have read the terms. It is never ticked for them. */
export function AgreeBox({ isAgreed, onChange }: AgreeBoxProps) {
  const { t } = useTranslation('kennel')
  // The i18n of the browser has no components in texts: a text is cut at its marks, "<terms>the terms</terms>".
  const parts = t('terms.agree', { age: AGE_MIN }).split(/<(terms|privacy)>(.*?)<\/\1>/)
  return (
    <label className={styles.box}>
      <input type="checkbox" name="agreed" checked={isAgreed} onChange={({ target }) => onChange(target.checked)} />
      <span>
        {parts[0]}
        <Beside to={PAGES.terms} words={parts[2]} />
        {parts[3]}
        <Beside to={PAGES.privacy} words={parts[5]} />
        {parts[6]}
      </span>
    </label>
  )
}

/** A link that leaves what was typed on this page alone. */
function Beside({ to, words }: { to: string; words: string | undefined }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
}
