import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { answerTo, fieldOf, outcomeOf } from '#app/manage/form/outcome.ts'
import type { FormAnswer } from '#app/manage/form/outcome.ts'
import { requireDesk } from '#app/manage/require-desk.ts'
import { SettingsPage } from '#app/manage/settings/settings-page.tsx'
import { sentForm } from '#app/shared/sent-form.ts'
import { SETTING_NAMES } from '#durable/rules/staff/settings.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'change-settings')
  const { signIn, stage } = context
  const flags = { stage, local: signIn.local, google: signIn.googleClientId !== '' }
  return { flags, ...(await desk.settings()) }
}

export async function action({ request, context }: ActionFunctionArgs): Promise<FormAnswer> {
  const desk = await requireDesk(context, 'change-settings')
  const sent = await sentForm(request)
  const form = fieldOf(sent, 'form')
  const name = SETTING_NAMES.find((known) => known === form)
  if (!name) throw new Response(null, { status: 400 })
  const change = { name, value: fieldOf(sent, 'value'), reason: fieldOf(sent, 'reason') }
  return answerTo(sent, await outcomeOf(() => desk.changeSetting(change)))
}

export default function SettingsRoute() {
  return <SettingsPage {...useLoaderData<typeof loader>()} />
}
