import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '#app/editor/kit/fields/choice-field.tsx'
import { DigitsInput } from '#app/editor/kit/fields/digits-input.tsx'
import { FieldFrame } from '#app/editor/kit/fields/field-frame.tsx'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CATALOGUE } from '#durable/rules/items/catalogue.ts'
import type { Language } from '#durable/rules/languages.ts'
import { PACKS } from '#durable/rules/packs.ts'
import type { Access } from '#durable/rules/places/access.ts'
import { RANKS } from '#durable/rules/ranks.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import { itemName, packName, rankName } from './access-words.ts'
import { CHOSEN_PARTS, STAFF_PARTS, accessOfFields, fieldsOfAccess } from './asked-fields.ts'
import type { AskedFields } from './asked-fields.ts'
import fields from '#app/editor/kit/fields/fields.module.css'
import styles from './access.module.css'

/** The value of a choice that asks for nothing. */
const ANY = ''
const ASKED = 'asked'

type AccessFormProps = {
  /** The record as it is in the draft; undefined for none. */
  access: Json | undefined
  onSave: (access: Access) => void
  /** Takes the record away: everybody may pass. Null where there is always one. */
  onDrop: (() => void) | null
}

/** A record of what is asked of dogs. [G4] Each field is "does not matter" or a value, and it is saved whole. */
export function AccessForm({ access, onSave, onDrop }: AccessFormProps) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const [asked, setAsked] = useState<AskedFields>(() => fieldsOfAccess(access))
  const [isTried, setTried] = useState(false)
  const read = accessOfFields(asked)
  const fault = 'fault' in read ? read.fault : null
  const set = (part: Partial<AskedFields>) => setAsked({ ...asked, ...part })
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if ('access' in read) onSave(read.access)
  }
  const any = [ANY, t('access.any')] as const
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <div className={styles.parts}>
        {CHOSEN_PARTS.map((part) => (
          <ChoiceField
            key={part}
            label={t(`access.field.${part}`)}
            value={asked[part] ?? ANY}
            options={[any, ...optionsOf(part, language)]}
            onChoose={(value) => set({ [part]: value === ANY ? null : value })}
          />
        ))}
        <div className={styles.karma}>
          <ChoiceField
            label={t('access.field.karma')}
            value={asked.karma === null ? ANY : ASKED}
            options={[any, [ASKED, t('access.atLeast')]]}
            onChoose={(value) => set({ karma: value === ANY ? null : '' })}
          />
          {asked.karma !== null && (
            <FieldFrame
              label={t('access.karmaValue')}
              fault={isTried && (fault === 'blank' || fault === 'karma') ? t('access.karmaFault') : null}
            >
              {(attributes) => (
                <DigitsInput attributes={attributes} text={asked.karma ?? ''} onType={(karma) => set({ karma })} />
              )}
            </FieldFrame>
          )}
        </div>
        {STAFF_PARTS.map((part) => (
          <ChoiceField
            key={part}
            label={t(`access.field.${part}`)}
            value={asked[part] ? ASKED : ANY}
            options={[any, [ASKED, t('access.may')]]}
            onChoose={(value) => set({ [part]: value === ASKED })}
          />
        ))}
      </div>
      <p className={styles.note}>{t('access.staffNote')}</p>
      <div aria-live="polite">
        {fault && (
          <p className={styles.warning} data-tried={isTried || undefined}>
            <Icon name="danger" />
            <span>{t(`access.warning.${fault}`)}</span>
          </p>
        )}
      </div>
      <div className={fields.keys}>
        <Button size="small" kind="primary" type="submit">
          {t('access.save')}
        </Button>
        {access !== undefined && onDrop && (
          <Button size="small" onClick={onDrop}>
            {t('access.drop')}
          </Button>
        )}
      </div>
    </form>
  )
}

function optionsOf(part: (typeof CHOSEN_PARTS)[number], language: Language): (readonly [string, string])[] {
  switch (part) {
    case 'pack':
      return PACKS.map((pack) => [pack, packName(pack, language)])
    case 'level':
      return RANKS.map(({ key }) => [key, rankName(key, language)])
    case 'item':
    case 'owns':
      return CATALOGUE.map(({ key }) => [key, itemName(key, language)] as const).toSorted(([, one], [, other]) =>
        one.localeCompare(other, language),
      )
  }
}
