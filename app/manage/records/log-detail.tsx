import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/shared/use-language.ts'
import { BROKEN_RULES } from '#durable/rules/bans.ts'
import { LIST_KINDS } from '#durable/rules/filter/word-list.ts'
import { GAMES } from '#durable/rules/games/games.ts'
import { itemKind } from '#durable/rules/items/catalogue.ts'
import { LANGUAGES, LANGUAGE_NAMES } from '#durable/rules/languages.ts'
import { NAME_FAULTS } from '#durable/rules/names/taken-away.ts'
import { HEARTS } from '#durable/rules/roles.ts'
import { SHEET_KEYS } from '#durable/rules/sheets/sheet.ts'
import { TEAM_TYPES } from '#durable/rules/site/team.ts'
import { CALM_MODES } from '#durable/rules/staff/calm.ts'
import { DECIDERS, FOUND_BY } from '#durable/rules/staff/decisions.ts'
import { GRANTABLE } from '#durable/rules/staff/granting.ts'
import { HELD_ANSWERS } from '#durable/rules/staff/held-losses.ts'
import { PUBLIC_VERDICTS } from '#durable/rules/staff/public-reports.ts'
import { OUTCOMES } from '#durable/rules/staff/reports.ts'
import { SETTING_NAMES } from '#durable/rules/staff/settings.ts'
import { HowLong } from '../bans/how-long.tsx'
import { When } from '../when.tsx'
import styles from './records.module.css'

const PARTS = [
  'seconds',
  'rule',
  'outcome',
  'role',
  'isGiven',
  'type',
  'isOn',
  'language',
  'list',
  'entry',
  'isIn',
  'what',
  'name',
  'id',
  'publishedAt',
  'dogName',
  'until',
  'before',
  'isLifted',
  'isGivenBack',
  'mode',
  'everySeconds',
  'minutes',
  'account',
  'endsAt',
  'source',
  'setting',
  'game',
  'score',
  'value',
  'formerName',
  'givenName',
  'fault',
  'foundBy',
  'decider',
  'publicReport',
  'rev',
  'tier',
  'campaign',
  'answer',
  'held',
  'thing',
  'sheet',
  'picture',
  'changes',
  'bones',
  'karma',
  'maxDogs',
  'run',
  'hash',
  'life',
  'notes',
  'given',
  'taken',
] as const
type Part = (typeof PARTS)[number]

const CALMS = [...CALM_MODES, 'off'] as const
const EDITS = ['add', 'describe', 'raise', 'remove', 'change', 'drop'] as const

/** The details of an act of staff, as text, and the code that was run. A value without a text of its own is shown as it is stored. */
export function LogDetail({ json, code }: { json: string; code: string | null }) {
  const { t } = useTranslation('manage')
  const parts: [string, unknown][] = Object.entries(JSON.parse(json))
  const known = parts.filter(([, value]) => value !== null && value !== '')
  if (known.length === 0) return '–'
  return (
    <ul className={styles.detail}>
      {known.map(([name, value]) => (
        <li key={name}>
          {labelOf(t, name)}: <Value name={name} value={value} />
        </li>
      ))}
      {code !== null && (
        <li>
          <details>
            <summary>{t('log.code')}</summary>
            <pre className={styles.code}>{code}</pre>
          </details>
        </li>
      )}
    </ul>
  )
}

function labelOf(t: TFunction<'manage'>, name: string): string {
  const part = oneOf(PARTS, name)
  return part ? t(`log.part.${part}`) : name
}

function Value({ name, value }: { name: Part | (string & {}); value: unknown }) {
  const { t } = useTranslation('manage')
  const language = useLanguage()
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value === 'number' && (name === 'publishedAt' || name === 'until' || name === 'endsAt'))
    return <When at={value} />
  if (typeof value === 'number' && name === 'seconds') return <HowLong seconds={value} />
  const thingOf = (kind: string) => itemKind(kind)?.name[language] ?? kind
  if (name === 'thing') return thingOf(String(value))
  if (name === 'given' || name === 'taken') return String(value).split(', ').map(thingOf).join(', ')
  // JSON may hold lone surrogates, which the server cannot render, so that hydration would find another text.
  return wordOf(t, name, value) ?? String(value).replace(/\p{Cs}/gu, '\ufffd')
}

function wordOf(t: TFunction<'manage'>, name: string, value: unknown): string | null {
  const titleOf = (name: unknown) => oneOf(SETTING_NAMES, name, (setting) => t(`settings.${setting}.title`))
  const words: Record<string, () => string | undefined> = {
    rule: () => oneOf(BROKEN_RULES, value, (rule) => t(`bans.rule.${rule}`)),
    fault: () => oneOf(NAME_FAULTS, value, (fault) => t(`users.nameFault.${fault}`)),
    outcome: () =>
      oneOf(OUTCOMES, value, (outcome) => t(`reports.outcome.${outcome}`)) ??
      oneOf(PUBLIC_VERDICTS, value, (outcome) => t(`outside.verdict.${outcome}`)),
    foundBy: () => oneOf(FOUND_BY, value, (found) => t(`form.foundBy.${found}`)),
    decider: () => oneOf(DECIDERS, value, (decider) => t(`badge.${decider}`)),
    role: () => oneOf(GRANTABLE, value, (role) => t(`badge.${role}`)),
    language: () => oneOf(LANGUAGES, value, (language) => LANGUAGE_NAMES[language]),
    list: () => oneOf(LIST_KINDS, value, (list) => t(`words.kind.${list}`)),
    mode: () => oneOf(CALMS, value, (mode) => t(`log.calm.${mode}`)),
    what: () => oneOf(EDITS, value, (edit) => t(`log.edit.${edit}`)),
    setting: () => titleOf(value),
    tier: () => oneOf(HEARTS, value, (tier) => t(`supporters.tierNames.${tier}`)),
    answer: () => oneOf(HELD_ANSWERS, value, (answer) => t(`supporters.answer.${answer}`)),
    sheet: () => oneOf(SHEET_KEYS, value, (sheet) => t(`log.sheet.${sheet}`)),
    game: () => oneOf(GAMES, value, (game) => t(`scores.game.${game}`)),
    type: () => titleOf(value) ?? oneOf(TEAM_TYPES, value, (type) => t(`team.types.${type}`)),
  }
  return (Object.hasOwn(words, name) && words[name]?.()) || null
}

function oneOf<Known extends string>(all: readonly Known[], value: unknown): Known | undefined
function oneOf<Known extends string>(
  all: readonly Known[],
  value: unknown,
  word: (known: Known) => string,
): string | undefined
function oneOf(all: readonly string[], value: unknown, word: (known: string) => string = (known) => known) {
  const known = all.find((one) => one === value)
  return known === undefined ? undefined : word(known)
}
