import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { fieldOf, outcomeOf } from '#app/manage/form/outcome.ts'
import type { Answered } from '#app/manage/form/write-form.tsx'
import { requireDesk } from '#app/manage/require-desk.ts'
import { STAFF_USER } from '#app/manage/users/queries.ts'
import { changeUser } from '#app/manage/users/sent-change.ts'
import { UserPage } from '#app/manage/users/user-page.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'see-users')
  const id = Number(params.id)
  const { staffUser } = Number.isInteger(id) ? await desk.query(STAFF_USER, { id }) : { staffUser: null }
  if (!staffUser) throw new Response(null, { status: 404 })
  return { user: staffUser, capabilities: desk.capabilities }
}

export async function action({ request, params, context }: ActionFunctionArgs): Promise<Answered> {
  const desk = await requireDesk(context, 'see-users')
  const form = await request.formData()
  return { form: fieldOf(form, 'form'), outcome: await outcomeOf(() => changeUser(desk, Number(params.id), form)) }
}

export default function UserRoute() {
  const data = useLoaderData<typeof loader>()
  return <UserPage key={data.user.id} {...data} />
}
