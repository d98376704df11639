import { fireEvent, within } from '@testing-library/react'
import type { Desk, DeskMethods } from '#app/load-context.ts'
import * as nothing from '#app/routes/manage.$.tsx'
import * as first from '#app/routes/manage._index.tsx'
import * as bans from '#app/routes/manage.bans.tsx'
import * as chat from '#app/routes/manage.chat.tsx'
import * as cinema from '#app/routes/manage.cinema.tsx'
import * as committee from '#app/routes/manage.committee.tsx'
import * as health from '#app/routes/manage.health.tsx'
import * as log from '#app/routes/manage.log.tsx'
import * as announcement from '#app/routes/manage.news.$id.tsx'
import * as news from '#app/routes/manage.news._index.tsx'
import * as reports from '#app/routes/manage.reports.tsx'
import * as scores from '#app/routes/manage.scores.tsx'
import * as settings from '#app/routes/manage.settings.tsx'
import * as supporters from '#app/routes/manage.supporters.tsx'
import * as team from '#app/routes/manage.team.tsx'
import * as layout from '#app/routes/manage.tsx'
import * as person from '#app/routes/manage.users.$id.tsx'
import * as users from '#app/routes/manage.users._index.tsx'
import * as words from '#app/routes/manage.words.tsx'
import type { Language } from '#durable/rules/languages.ts'
import { openedRoute } from '#test/app/opened-route.tsx'
import type { OpenedRoute, RouteModule } from '#test/app/opened-route.tsx'
import { aDesk } from './a-desk.ts'
import type { Facts } from './a-desk.ts'

/** The pages of the staff, by their paths below /manage. */
const PAGES: Record<string, RouteModule> = {
  ...{ '': first, bans, chat, cinema, health, log, news, reports, scores, settings, team, users, words, '*': nothing },
  ...{ committee, supporters, 'news/:id': announcement, 'users/:id': person },
}

export const NOW = Date.UTC(2026, 10, 20, 12)
/** Nothing is in a list that a test says nothing about. */
export const NO_ROWS = { rows: [], total: 0 }

type Known = { language?: Language; facts?: Partial<Facts> }

/** Opens a page of the staff by its route, in its frame; `desk` is null for whoever is not staff. */
export function openedManage(path: string, desk: Desk | null, language: Language = 'en'): OpenedRoute {
  const children = Object.entries(PAGES).map(([path, module]) => ({ id: `routes/manage.${path}`, path, module }))
  const manage = { id: 'routes/manage', path: '/manage', module: layout, children }
  return openedRoute(path, [manage, { id: 'start', path: '/', module: { default: () => null } }], {
    language,
    desk: async () => desk,
  })
}

/** Opens a page of the staff for an administrator whose desk has these methods. */
export function openedByAdmin(path: string, methods: Partial<DeskMethods>, { language, facts }: Known = {}) {
  return openedManage(path, aDesk(methods, facts), language)
}

/** A form of a page by its name. A form in a row has the id of the row in its name. */
export async function formNamed({ container, findAllByRole }: OpenedRoute, name: string): Promise<HTMLFormElement> {
  await findAllByRole('heading', { level: 1 })
  const marks = [...container.querySelectorAll<HTMLInputElement>('input[name="form"]')]
  const form = marks.find(({ value }) => value === name)?.form
  if (!form) throw new Error(`no form ${name}, but ${marks.map(({ value }) => value).join(', ')}`)
  return form
}

/** Fills in the fields of a form, which have these labels. */
export function fill(form: HTMLElement, fields: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(fields))
    fireEvent.input(within(form).getByLabelText(label), { target: { value } })
}

/** Fills in a form and sends it by its key. */
export async function sends(
  page: OpenedRoute,
  name: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  const form = await formNamed(page, name)
  fill(form, fields)
  const keys = [...form.querySelectorAll('button')]
  await page.user.click(keys.find((key) => !key.name) ?? form)
}
