import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { CinemaPage } from '#app/manage/cinema/cinema-page.tsx'
import { editProgramme } from '#app/manage/cinema/sent-film.ts'
import { answerTo, outcomeOf } from '#app/manage/form/outcome.ts'
import type { FormAnswer } from '#app/manage/form/outcome.ts'
import { requireDesk } from '#app/manage/require-desk.ts'
import { sentForm } from '#app/shared/sent-form.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'edit-films')
  return { films: await desk.films(), now: Date.now() }
}

export async function action({ request, context }: ActionFunctionArgs): Promise<FormAnswer> {
  const desk = await requireDesk(context, 'edit-films')
  const form = await sentForm(request)
  return answerTo(form, await outcomeOf(() => editProgramme(desk, form)))
}

export default function CinemaRoute() {
  return <CinemaPage {...useLoaderData<typeof loader>()} />
}
