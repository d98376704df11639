import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { answerTo, outcomeOf } from '#app/manage/form/outcome.ts'
import type { FormAnswer } from '#app/manage/form/outcome.ts'
import { requireDesk } from '#app/manage/require-desk.ts'
import { JUDGED_INTERVALS } from '#app/manage/scores/scores-desk.ts'
import { ScoresPage } from '#app/manage/scores/scores-page.tsx'
import { removeSentScore } from '#app/manage/scores/sent-removal.ts'
import { tableQuery } from '#app/manage/table/table-query.ts'
import { sentForm } from '#app/shared/sent-form.ts'
import { isGame } from '#durable/rules/games/games.ts'
import type { GameKey } from '#durable/rules/games/games.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'judge-scores')
  const { filter, sort: interval } = tableQuery(request.url, JUDGED_INTERVALS)
  const game: GameKey = isGame(filter) ? filter : 'KnogleKnas'
  const [scores, removals] = await Promise.all([desk.judgedScores({ game, interval }), desk.removedScores(game)])
  return { game, interval, scores, removals }
}

export async function action({ request, context }: ActionFunctionArgs): Promise<FormAnswer> {
  const desk = await requireDesk(context, 'judge-scores')
  const form = await sentForm(request)
  return answerTo(form, await outcomeOf(() => removeSentScore(desk, form)))
}

export default function ScoresRoute() {
  return <ScoresPage {...useLoaderData<typeof loader>()} />
}
