import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { GAME_BOARDS } from '#app/shared/boards/game-boards.ts'
import { HighscorePage } from '#app/site/highscore/highscore-page.tsx'
import { PageError } from '#app/site/page/page-error.tsx'
import { isGame } from '#durable/rules/games/games.ts'

export const handle = { i18n: ['pages'] }

export async function loader({ context, params: { game } }: LoaderFunctionArgs) {
  if (!isGame(game)) throw new Response(null, { status: 404 })
  return { game, boards: await context.query(GAME_BOARDS, { game }) }
}

export default function HighscoreRoute() {
  return <HighscorePage {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <PageError />
}
