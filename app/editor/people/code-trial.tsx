import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import type { EditorTexts } from '#app/editor/kit/sheet-look.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { itemKind } from '#durable/rules/items/catalogue.ts'
import type { Language } from '#durable/rules/languages.ts'
import { CODE_FAILURES } from '#durable/rules/staff/code-effects.ts'
import { EFFECT_FAULTS } from '#durable/rules/staff/code-walk.ts'
import { ActForm } from './act-form.tsx'
import { RUN_CODE } from './person-queries.ts'
import type { PersonDog, ShownTrial, TrialEffect } from './person-queries.ts'
import pane from '#app/editor/kit/pane.module.css'
import styles from './people.module.css'

type CodeTrialProps = {
  trial: ShownTrial
  dogs: readonly PersonDog[]
  onDone: () => void
  onLeave: () => void
}

/** What a run came to: what it printed, why it failed, or what it would do, with the key that does it. */
export function CodeTrial({ trial, dogs, onDone, onLeave }: CodeTrialProps) {
  const { t } = useTranslation('editor')
  const heading = useRef<HTMLHeadingElement>(null)
  const { run, effects, printed, failure } = trial
  // It is read out, and the next key leads on from here.
  useEffect(() => heading.current?.focus(), [trial])
  return (
    <div className={styles.trial}>
      <h5 ref={heading} tabIndex={-1}>
        {t(failure ? 'people.code.failedRun' : 'people.code.shown', { count: effects.length })}
      </h5>
      {failure && (
        <p className={pane.refusal}>
          {t(`people.code.failure.${CODE_FAILURES.find((one) => one === failure.kind) ?? 'broken'}`)}
        </p>
      )}
      {failure && failure.message !== '' && (
        <p className={styles.said}>
          {failure.line !== null && `${t('people.code.line', { line: failure.line })}: `}
          <code>{failure.message}</code>
        </p>
      )}
      {printed.length > 0 && (
        <>
          <p className={styles.where}>{t('people.code.printed')}</p>
          <pre className={styles.printed}>{printed.join('\n')}</pre>
        </>
      )}
      {run === null && effects.length > 0 && <Effects effects={effects} dogs={dogs} />}
      {run === null && effects.some(({ fault }) => fault !== null) && <p>{t('people.code.refused')}</p>}
      {run !== null && (
        <ActForm
          label={t('people.code.confirm')}
          verb={t('people.code.confirm')}
          isSound
          onTry={() => {}}
          act={(reason) => request(RUN_CODE, { run, reason })}
          onDone={onDone}
          onLeave={onLeave}
        >
          <div className={styles.wide}>
            <Effects effects={effects} dogs={dogs} />
          </div>
        </ActForm>
      )}
    </div>
  )
}

function Effects({ effects, dogs }: { effects: readonly TrialEffect[]; dogs: readonly PersonDog[] }) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  return (
    <table className={pane.table}>
      <thead>
        <tr>
          <th scope="col">{t('people.what')}</th>
          <th scope="col">{t('people.code.before')}</th>
          <th scope="col">{t('people.code.after')}</th>
        </tr>
      </thead>
      <tbody>
        {effects.map((effect, index) => (
          <tr key={index}>
            <td>
              {wordsOf(effect, { dogs, t, language })}
              <Fault of={effect} />
            </td>
            <td>{standOf(effect, 'before', t)}</td>
            <td>{standOf(effect, 'after', t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Fault({ of: { fault } }: { of: TrialEffect }) {
  const { t } = useTranslation('editor')
  const known = EFFECT_FAULTS.find((one) => one === fault)
  if (fault === null || !known) return null
  return (
    <small className={styles.fault}>
      <Icon name="report" />
      <span>{t(`people.code.fault.${known}`)}</span>
    </small>
  )
}

/** What an effect is about: the dog, and bones or a thing. */
function wordsOf(
  { what, dogId, kind, text }: TrialEffect,
  { dogs, t, language }: { dogs: readonly PersonDog[]; t: EditorTexts; language: Language },
): string {
  const dog = dogs.find(({ id }) => id === dogId)?.name ?? String(dogId ?? '')
  const thing = kind === null ? '' : (itemKind(kind)?.name[language] ?? kind)
  switch (what) {
    case 'give':
    case 'take':
      return [dog, thing || t('people.thing')].filter(Boolean).join(': ')
    case 'note':
      return `${t('people.code.note')}: ${text ?? ''}`
    default:
      return `${dog}: ${t(`people.${what}`)}`
  }
}

/** What there is before an effect, or after it. */
function standOf(effect: TrialEffect, when: 'before' | 'after', t: EditorTexts): string {
  const { what, place, fault } = effect
  const count = effect[when]
  if (count !== null) return String(count)
  if (fault !== null) return '–'
  const inHand = place === null || place === 'bag' ? t('people.code.inBag') : t('people.code.worn')
  if (what === 'take') return when === 'before' ? inHand : t('people.code.gone')
  if (what === 'give') return when === 'before' ? t('people.code.notThere') : t('people.code.inBag')
  return when === 'before' ? t('people.code.notThere') : t('people.code.written')
}
