import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import type { EditorTexts } from '#app/editor/kit/sheet-look.ts'
import { ToCome } from '#app/editor/kit/to-come.tsx'
import { dateLocale } from '#app/shared/dates.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { itemKind } from '#durable/rules/items/catalogue.ts'
import type { Language } from '#durable/rules/languages.ts'
import { STAFF_ACTS } from '#durable/rules/staff/acts.ts'
import { PAGE_ROWS } from '#durable/rules/staff/tables.ts'
import { PERSON_HISTORY } from './person-queries.ts'
import type { ToldEvent } from './person-queries.ts'
import pane from '#app/editor/kit/pane.module.css'

const WHEN = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Oslo' } as const

/** The kinds of ops that stand in a history (worker/ledger/operation.ts). */
const OPS_TOLD = [
  'answer',
  'ask',
  'birth',
  'buy',
  'day',
  'dig',
  'draw',
  'drop',
  'give',
  'lend',
  'npc',
  'paw-print',
  'pick-up',
  'poop',
  'rebirth',
  'round',
  'scoop',
  'sniff',
  'trade',
  'treat',
] as const

/** What has happened with a user, the newest first. `times` counts what was changed here, after which it is asked again. */
export function PersonHistory({ user, times }: { user: number; times: number }) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const [events, setEvents] = useState<readonly ToldEvent[]>([])
  const [state, setState] = useState<'asked' | 'failed' | 'more' | 'all'>('asked')
  const ask = async (before: string | null) => {
    setState('asked')
    try {
      const { personHistory: found } = await request(PERSON_HISTORY, { userId: user, before })
      setEvents((known) => (before === null ? found : [...known, ...found]))
      setState(found.length < PAGE_ROWS ? 'all' : 'more')
    } catch {
      setState('failed')
    }
  }
  useEffect(() => {
    void ask(null)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [user, times])
  const format = new Intl.DateTimeFormat(dateLocale(language), WHEN)
  return (
    <section>
      <h4>{t('people.history')}</h4>
      {state === 'all' && events.length === 0 && <p>{t('people.noHistory')}</p>}
      {events.length > 0 && (
        <table className={pane.table}>
          <tbody>
            {events.map((event, index) => (
              <tr key={`${event.at} ${event.what} ${index}`}>
                <td>
                  {wordOf(t, event.what)}
                  <small>
                    <time dateTime={event.at}>{format.format(new Date(event.at))}</time>
                    {event.by !== null && `, ${t('people.byStaff', { name: event.by })}`}
                  </small>
                </td>
                <td>
                  {gainsOf(event, { t, language })}
                  {event.reason !== '' && <small>{event.reason}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(state === 'asked' || state === 'failed') && (
        <ToCome
          loading={t('people.loading')}
          failed={state === 'failed' ? t('people.failed') : null}
          onAgain={() => void ask(events.at(-1)?.at ?? null)}
        />
      )}
      {state === 'more' && (
        <Button size="small" onClick={() => void ask(events.at(-1)?.at ?? null)}>
          {t('people.older')}
        </Button>
      )}
    </section>
  )
}

/** What an entry is about; what this page does not know stands there as the server calls it. */
function wordOf(t: EditorTexts, what: string): string {
  const op = OPS_TOLD.find((one) => one === what)
  if (op) return t(`people.op.${op}`)
  const act = STAFF_ACTS.find((one) => one === what)
  return act ? t(`act.${act}`) : what
}

function gainsOf({ bones, karma, things }: ToldEvent, { t, language }: { t: EditorTexts; language: Language }): string {
  const signed = new Intl.NumberFormat(dateLocale(language), { signDisplay: 'always' })
  const gains = [
    bones !== 0 && t('people.gained', { amount: signed.format(bones), unit: t('people.bones').toLowerCase() }),
    karma !== 0 && t('people.gained', { amount: signed.format(karma), unit: t('people.karma').toLowerCase() }),
    ...things.map((kind) => itemKind(kind)?.name[language] ?? kind),
  ]
  return gains.filter(Boolean).join(', ')
}
