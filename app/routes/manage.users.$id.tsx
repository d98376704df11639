import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { answerTo, outcomeOf } from '#app/manage/form/outcome.ts'
import type { FormAnswer } from '#app/manage/form/outcome.ts'
import { requireDesk } from '#app/manage/require-desk.ts'
import { changeUser } from '#app/manage/users/sent-change.ts'
import type { Exported } from '#app/manage/users/user-data.tsx'
import { UserPage } from '#app/manage/users/user-page.tsx'
import { sentForm } from '#app/shared/sent-form.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'see-users')
  const id = Number(params.id)
  const user = Number.isInteger(id) ? await desk.user(id) : null
  if (!user) throw new Response(null, { status: 404 })
  return { user, capabilities: desk.capabilities }
}

export async function action({ request, params, context }: ActionFunctionArgs): Promise<FormAnswer & Exported> {
  const desk = await requireDesk(context, 'see-users')
  const form = await sentForm(request)
  let exported: string | null = null
  const outcome = await outcomeOf(async () => {
    exported = await changeUser(desk, Number(params.id), form)
  })
  return { ...answerTo(form, outcome), exported }
}

export default function UserRoute() {
  const data = useLoaderData<typeof loader>()
  return <UserPage key={data.user.id} {...data} />
}
