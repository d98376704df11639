import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { BansPage } from '#app/manage/bans/bans-page.tsx'
import { answerTo, fieldOf, outcomeOf } from '#app/manage/form/outcome.ts'
import type { FormAnswer } from '#app/manage/form/outcome.ts'
import { requireDesk } from '#app/manage/require-desk.ts'
import { tableQuery } from '#app/manage/table/table-query.ts'
import { sentForm } from '#app/shared/sent-form.ts'
import { BAN_FILTERS, BAN_SORTS } from '#durable/rules/staff/tables.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'kick')
  const query = tableQuery(request.url, BAN_SORTS)
  const filter = BAN_FILTERS.find((known) => known === query.filter) ?? 'active'
  return { query, ...(await desk.bans({ ...query, filter })) }
}

export async function action({ request, context }: ActionFunctionArgs): Promise<FormAnswer> {
  const desk = await requireDesk(context, 'kick')
  const form = await sentForm(request)
  const [verb, id] = fieldOf(form, 'form').split(' ')
  if (verb !== 'lift') throw new Response(null, { status: 400 })
  const lift = () => desk.liftBan({ banId: Number(id), reason: fieldOf(form, 'reason') })
  return answerTo(form, await outcomeOf(lift))
}

export default function BansRoute() {
  return <BansPage {...useLoaderData<typeof loader>()} />
}
