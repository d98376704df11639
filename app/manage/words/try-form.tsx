import { Form, useActionData, useNavigation } from '@remix-run/react'
import { Fragment, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import type { WordChange } from '#durable/rules/filter/entries.ts'
import { LIST_KINDS } from '#durable/rules/filter/word-list.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { Choice } from '../form/choice.tsx'
import { TextArea } from '../form/text-area.tsx'
import { useFormCheck } from '../form/use-form-check.ts'
import { useKeptForm } from '../form/use-kept-form.ts'
import { WriteForm } from '../form/write-form.tsx'
import { Paper } from '../page.tsx'
import type { WordAnswer } from './sent-word.ts'
import { TrialTable } from './trial-table.tsx'
import formStyles from '../form/form.module.css'
import styles from './words-page.module.css'

/**
 * A form to try a change of the word lists on sample lines. The button that makes the change appears only after a
 * trial.
 */
export function TryForm({ wanted }: { wanted: WordChange }) {
  const { t } = useTranslation('manage')
  const answered = useActionData<WordAnswer>()
  const isSending = useNavigation().formData?.get('form') === 'try'
  const tried = answered?.tried ?? null
  const form = useRef<HTMLFormElement>(null)
  // What was refused is the default of the fields (below).
  useKeptForm(form, { name: 'try', isDone: answered?.outcome?.done === true, sent: null })
  const { lack, handlers } = useFormCheck()
  const isRefused = answered?.form === 'try' && answered.outcome?.done === false
  const shown = tried ?? answered?.unmet ?? { change: wanted, lines: '' }
  const { language, list, entry, isIn } = shown.change
  return (
    <Paper title={t('words.try')}>
      <p>{t('words.how')}</p>
      <Form
        method="post"
        ref={form}
        className={formStyles.form}
        preventScrollReset
        noValidate
        {...handlers}
        key={`${language} ${list} ${entry} ${String(isIn)}`}
      >
        <input type="hidden" name="form" value="try" />
        <Field
          name="entry"
          label={t('words.entry')}
          hint={t('words.signs')}
          defaultValue={entry}
          required
          maxLength={160}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Choice
          name="language"
          label={t('words.of')}
          defaultValue={language}
          options={LANGUAGES.map((value) => ({ value, label: t(`words.language.${value}`) }))}
        />
        <Choice
          name="list"
          label={t('words.list')}
          defaultValue={list}
          options={LIST_KINDS.map((value) => ({ value, label: t(`words.kind.${value}`) }))}
        />
        <Choice
          name="isIn"
          label={t('words.what')}
          defaultValue={String(isIn)}
          options={[
            { value: 'true', label: t('words.putIn') },
            { value: 'false', label: t('words.takeOut') },
          ]}
        />
        <TextArea
          name="lines"
          label={t('words.sample')}
          defaultValue={shown.lines}
          required
          maxLength={3000}
          rows={5}
        />
        <div className={formStyles.foot}>
          <Button type="submit" icon="search" disabled={isSending}>
            {t('words.tryIt')}
          </Button>
          <p className={formStyles.note} data-refused={isRefused || lack !== null || undefined} role="status">
            {lack}
            {lack === null && isRefused && t('words.wrong')}
            {lack === null && answered?.form === 'change' && answered.outcome?.done === true && t('words.holds')}
          </p>
        </div>
      </Form>
      {tried && (
        <>
          <div className={styles.result}>
            <TrialTable trials={tried.trials} />
          </div>
          <WriteForm name="change" verb={t(isIn ? 'words.putIn' : 'words.takeOut')} kind={isIn ? 'primary' : 'danger'}>
            {Object.entries({ language, list, entry, isIn: String(isIn) }).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {tried.trials.map(({ line, after }, place) => (
              <Fragment key={place}>
                <input type="hidden" name="tried" value={line} />
                <input type="hidden" name="after" value={after} />
              </Fragment>
            ))}
          </WriteForm>
        </>
      )}
    </Paper>
  )
}
