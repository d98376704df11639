import { useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { REPORTED_WORDS_MAX } from '#durable/rules/staff/public-reports.ts'
import field from '#app/ui/styles/field.module.css'
import styles from './report.module.css'

/** The field `words` of a report: what is wrong, in one's own words. `error` is '' where nothing is wrong with them. */
export function WordsField({ label, hint, text, error }: { label: string; hint: string; text: string; error: string }) {
  const id = useId()
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-hint`} className={field.hint}>
        {hint}
      </p>
      <textarea
        id={id}
        name="words"
        className={classNames(field.input, styles.words)}
        defaultValue={text}
        maxLength={REPORTED_WORDS_MAX}
        aria-describedby={error === '' ? `${id}-hint` : `${id}-hint ${id}-error`}
        aria-invalid={error !== '' || undefined}
        required
      />
      {error !== '' && (
        <p id={`${id}-error`} className={field.error}>
          <Icon name="danger" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
