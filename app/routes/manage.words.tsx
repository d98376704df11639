import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { requireDesk } from '#app/manage/require-desk.ts'
import { tableQuery } from '#app/manage/table/table-query.ts'
import { sentChange, sentWord } from '#app/manage/words/sent-word.ts'
import type { WordAnswer } from '#app/manage/words/sent-word.ts'
import { WordsPage } from '#app/manage/words/words-page.tsx'
import { sentForm } from '#app/shared/sent-form.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'edit-word-list')
  const { searchParams } = new URL(request.url)
  const query = tableQuery(request.url, ['newest'])
  const language = LANGUAGES.find((known) => known === query.filter) ?? null
  const words = await desk.words({ search: query.search, page: query.page, language })
  return { query, wanted: sentChange((name) => searchParams.get(name) ?? ''), ...words }
}

export async function action({ request, context }: ActionFunctionArgs): Promise<WordAnswer> {
  const desk = await requireDesk(context, 'edit-word-list')
  return sentWord(desk, await sentForm(request))
}

export default function WordsRoute() {
  return <WordsPage {...useLoaderData<typeof loader>()} />
}
