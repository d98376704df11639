import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { HudNotice } from '#app/game/hud/notices/notice.tsx'
import { useOpenWindow } from '#app/game/hud/windows/use-windows.ts'
import { footOf } from '#app/game/model/around/foot.ts'
import { openingOf } from '#app/game/model/around/opening-things.ts'
import { tileBeside } from '#app/game/model/around/surroundings.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { Button } from '#app/ui/button.tsx'
import type { WireWheel } from '#durable/protocol/messages.ts'
import { useDogName, useDrawn, useSecondsLeft } from './use-wheel.ts'
import { WHEEL_WINDOW } from './window.ts'

/** For how long the result stays in sight, ms. */
const RESULT_MS = 20_000

/** Tells everybody in the room that a round is open, with a way to the wheel, and what was drawn. */
export function WheelNotice({ game }: { game: Game }) {
  const wheel = useStore(game.state, ({ world }) => world.wheel)
  const isOpen = useOpenWindow(WHEEL_WINDOW) !== null
  if (!wheel || isOpen) return null
  return wheel.drawn ? <Drawn game={game} wheel={wheel} /> : <Open game={game} wheel={wheel} />
}

type RoundProps = { game: Game; wheel: WireWheel }

function Open({ game, wheel }: RoundProps) {
  const { t } = useTranslation('late')
  const nameOf = useDogName(game)
  const seconds = useSecondsLeft(game, wheel)
  const walkThere = () => {
    const { place } = game
    const thing = place?.doc.things.find((one) => openingOf(place.doc, one) === 'wheel')
    const front = thing && place ? tileBeside(place.grid, footOf(thing)) : null
    if (front) game.acts.answer({ do: 'open', opens: 'wheel' }, front)
  }
  return (
    <HudNotice
      icon="wheel"
      action={
        <Button size="small" kind="primary" onClick={walkThere}>
          {t('wheel.key.see')}
        </Button>
      }
    >
      {t('wheel.opened', { name: nameOf(wheel.opener) })}
      <small aria-hidden="true">{t('wheel.soon', { seconds })}</small>
    </HudNotice>
  )
}

function Drawn({ game, wheel }: RoundProps) {
  const { t } = useTranslation('late')
  const drawn = useDrawn(game, wheel)
  const nameOf = useDogName(game)
  if (!drawn || drawn.agoMs > RESULT_MS) return null
  const result = t(`wheel.sector.${drawn.sector}`, { name: nameOf(drawn.dog, drawn.place + 1) })
  return <HudNotice icon="wheel">{drawn.isTurning ? t('wheel.turns') : `${result}.`}</HudNotice>
}
