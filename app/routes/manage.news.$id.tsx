import { redirect } from '@remix-run/cloudflare'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { answerTo, fieldOf, outcomeOf } from '#app/manage/form/outcome.ts'
import { NewsEditor } from '#app/manage/news/news-editor.tsx'
import { previewOf, sentNews } from '#app/manage/news/sent-news.server.ts'
import { requireDesk } from '#app/manage/require-desk.ts'
import { sentForm } from '#app/shared/sent-form.ts'

const NEW = 'new'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'write-announcements')
  const id = params.id === NEW ? 0 : Number(params.id)
  if (!Number.isInteger(id)) throw new Response(null, { status: 404 })
  const [news, pictures] = await Promise.all([desk.wholeNews(id), desk.newsPictures()])
  if (!news && params.id !== NEW) throw new Response(null, { status: 404 })
  return { news, pictures, now: Date.now() }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const desk = await requireDesk(context, 'write-announcements')
  const form = await sentForm(request)
  const news = sentNews(form)
  if (form.has('preview')) return { ...answerTo(form, null), preview: previewOf(news) }
  const id = params.id === NEW ? null : Number(params.id)
  const saved = { id: null as number | null }
  const outcome = await outcomeOf(async () => {
    saved.id = await desk.saveNews({ id, news, reason: fieldOf(form, 'reason') })
  })
  if (id === null && saved.id !== null) throw redirect(`/manage/news/${saved.id}`)
  return { ...answerTo(form, outcome), preview: previewOf(news) }
}

export default function NewsEditorRoute() {
  const data = useLoaderData<typeof loader>()
  return <NewsEditor key={data.news?.id ?? NEW} {...data} />
}
