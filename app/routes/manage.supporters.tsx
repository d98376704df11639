import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerTo, outcomeOf } from '#app/manage/form/outcome.ts'
import type { FormAnswer } from '#app/manage/form/outcome.ts'
import { requireDesk } from '#app/manage/require-desk.ts'
import { keepSupporters } from '#app/manage/supporters/sent-supporters.ts'
import { CONNECTION_ENDS, SupportersPage } from '#app/manage/supporters/supporters-page.tsx'
import { sentForm } from '#app/shared/sent-form.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'keep-supporters')
  const said = new URL(request.url).searchParams.get('campaign')
  const ended = CONNECTION_ENDS.find((known) => known === said) ?? null
  return { state: await desk.supporters(), ended }
}

export async function action({ request, context }: ActionFunctionArgs): Promise<FormAnswer & { way: string | null }> {
  const desk = await requireDesk(context, 'keep-supporters')
  const form = await sentForm(request)
  let way: string | null = null
  const outcome = await outcomeOf(async () => {
    way = await keepSupporters(desk, form)
  })
  return { ...answerTo(form, outcome), way }
}

export default function SupportersRoute() {
  const way = useActionData<typeof action>()?.way ?? null
  return <SupportersPage {...useLoaderData<typeof loader>()} way={way} />
}
