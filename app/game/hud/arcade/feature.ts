import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Feature, FeatureContext } from '#app/game/hud/features/features.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import type { ArcadePage } from '#app/game/model/around/cabinets.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { takePlayWish } from '#app/shared/play-wish.ts'
import { GAMES } from '#durable/rules/games/games.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import { aboutOf } from './arcade-about.ts'
import { LateRounds } from './late-rounds.tsx'

export const ARCADE_WINDOW = { name: 'arcade' }

/** Opens the card of the cabinets at a game, or its boards. */
function open({ windows }: Pick<FeatureContext, 'windows'>, game: GameKey | undefined, page: ArcadePage = 'card') {
  windows.open(ARCADE_WINDOW, { about: game ? aboutOf({ game, page }) : null, isByKey: true })
}

export const FEATURE: Feature = {
  windows: [ARCADE_WINDOW],
  menu: [
    {
      key: 'arcade',
      order: 45,
      icon: 'cup',
      label: (t) => t('menu.arcade'),
      choose: (context) => open(context, undefined),
    },
  ],
  commands: [
    {
      name: 'play',
      order: 75,
      what: (t) => t('talk.commands.what.play'),
      run: (rest, context) => {
        open(
          context,
          GAMES.find((game) => game.toLowerCase() === rest.toLowerCase()),
        )
        return true
      },
    },
  ],
  notices: [{ key: 'late-rounds', order: 35, Notice: LateRounds }],
  backgrounds: [OpenCabinet],
}

/** Opens the card of a cabinet that was tapped, or that the player has asked for on a page. */
function OpenCabinet({ game }: { game: Game }) {
  const windows = useWindows()
  const isHere = useStore(game.state, ({ world }) => world.me !== null)
  useEffect(
    () => game.listen((moment) => moment.type === 'opened' && open({ windows }, moment.game, moment.page)),
    [game, windows],
  )
  useEffect(() => {
    const wish = isHere ? takePlayWish() : null
    if (wish) open({ windows }, wish)
  }, [isHere, windows])
  return null
}
