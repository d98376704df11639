import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { HudNotice } from '#app/game/hud/notices/notice.tsx'
import { readingMs } from '#app/game/hud/shared/reading-time.ts'
import { useReadingTime } from '#app/game/hud/shared/use-reading-time.ts'
import { isAtRest } from '#app/game/model/around/rests.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { calledHere } from '#app/game/model/world/called.ts'
import { isDogAsleep } from '#app/game/model/world/whereabouts.ts'
import type { SeenDog } from '#app/game/model/world/world.ts'
import { Button } from '#app/ui/button.tsx'

/** The most notices at a time; the next sniffer waits until one of them is read. */
const SHOWN_MAX = 2
/** How much longer a notice stays so that its key can be pressed, ms. */
const PRESSING_MS = 4000

/** Tells which dogs sniff the own one, each with a key to sniff back. A dog that has left the room is not named. */
export function Sniffs({ game }: { game: Game }) {
  const dogs = useStore(
    game.state,
    useShallow(({ sniffers, world }) =>
      sniffers.flatMap(({ dog, isRead }) => (isRead ? [] : (world.dogs.get(dog) ?? []))),
    ),
  )
  return dogs.slice(0, SHOWN_MAX).map((dog) => <Sniff key={dog.id} game={game} dog={dog} />)
}

function Sniff({ game, dog }: { game: Game; dog: SeenDog }) {
  const { t } = useTranslation('late')
  const rests = useStore(game.state, (state) => state.rests)
  const name = useStore(game.state, ({ world }) => calledHere(world, dog))
  const words = t('sniffs.told', { name })
  const read = () => game.acts.readSniffer(dog.id)
  const listeners = useReadingTime(readingMs(words) + PRESSING_MS, read)
  const isOfUse = (['all', dog.id] as const).every((one) => !isAtRest(rests, { do: 'sniff', dog: one }, Date.now()))
  const sniffBack = () => {
    read()
    game.acts.sniff(dog.id)
  }
  return (
    <div {...listeners}>
      <HudNotice
        icon="paw"
        action={
          isOfUse && !isDogAsleep(dog) ? (
            <Button size="small" kind="primary" onClick={sniffBack}>
              {t('sniffs.back')}
            </Button>
          ) : null
        }
      >
        {words}
      </HudNotice>
    </div>
  )
}
