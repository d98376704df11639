import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerTo, fieldOf, outcomeOf } from '#app/manage/form/outcome.ts'
import { ChatPage } from '#app/manage/records/chat-page.tsx'
import type { ChatRecords } from '#app/manage/records/records-desk.ts'
import { requireDesk } from '#app/manage/require-desk.ts'
import { epochOfOslo } from '#app/shared/oslo-time.ts'
import { sentForm } from '#app/shared/sent-form.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireDesk(context, 'read-chat-records')
  const { searchParams } = new URL(request.url)
  return { room: searchParams.get('room') ?? 'plaza', dogName: searchParams.get('dog') ?? '' }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const desk = await requireDesk(context, 'read-chat-records')
  const form = await sentForm(request)
  const look = {
    room: fieldOf(form, 'room').trim(),
    dogName: fieldOf(form, 'dogName'),
    until: epochOfOslo(fieldOf(form, 'until')),
    before: Number(fieldOf(form, 'before')) || null,
    reason: fieldOf(form, 'reason'),
  }
  let records: ChatRecords | null = null
  const outcome = await outcomeOf(async () => {
    records = await desk.lookAtChat(look)
  })
  return { ...answerTo(form, outcome), records }
}

export default function ChatRoute() {
  const asked = useLoaderData<typeof loader>()
  const answered = useActionData<{ records: ChatRecords | null }>()
  return <ChatPage {...asked} records={answered?.records ?? null} />
}
