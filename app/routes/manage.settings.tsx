import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { type Answered } from '#app/manage/form/write-form.tsx'
import { fieldOf, outcomeOf } from '#app/manage/form/outcome.ts'
import { requireDesk } from '#app/manage/require-desk.ts'
import { SET_SWITCH, SWITCHES } from '#app/manage/settings/queries.ts'
import { SettingsPage } from '#app/manage/settings/settings-page.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'change-settings')
  const { signIn, stage } = context
  const flags = { stage, local: signIn.local, google: signIn.googleClientId !== '' }
  return { flags, ...(await desk.query(SWITCHES, {})) }
}

export async function action({ request, context }: ActionFunctionArgs): Promise<Answered> {
  const desk = await requireDesk(context, 'change-settings')
  const sent = await request.formData()
  const form = fieldOf(sent, 'form')
  const { switches } = await desk.query(SWITCHES, {})
  const chosen = switches.find(({ type }) => type === form)
  if (!chosen) throw new Response(null, { status: 400 })
  const variables = { type: chosen.type, isOn: fieldOf(sent, 'isOn') === 'true', reason: fieldOf(sent, 'reason') }
  return { form, outcome: await outcomeOf(() => desk.query(SET_SWITCH, variables)) }
}

export default function SettingsRoute() {
  return <SettingsPage {...useLoaderData<typeof loader>()} />
}
