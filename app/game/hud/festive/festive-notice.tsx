import { HudNotice } from '#app/game/hud/notices/notice.tsx'
import { useOpenWindow } from '#app/game/hud/windows/use-windows.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { useFestiveNews } from './use-festive-news.ts'
import { FESTIVE_WINDOW } from './window.ts'

/** Tells everybody in the room what the committee sets up or takes down. */
export function FestiveNotice({ game }: { game: Game }) {
  const news = useFestiveNews(game)
  const isOpen = useOpenWindow(FESTIVE_WINDOW) !== null
  return news !== null && !isOpen && <HudNotice icon="bunting">{news}</HudNotice>
}
