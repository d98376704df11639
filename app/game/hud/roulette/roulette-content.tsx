import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Game } from '#app/game/model/game/game.ts'
import { calledHere } from '#app/game/model/world/called.ts'
import { isDogAsleep } from '#app/game/model/world/whereabouts.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import { Button } from '#app/ui/button.tsx'
import type { DogId } from '#durable/protocol/messages.ts'
import { ROULETTE, TINTS } from '#durable/rules/committee/roulette.ts'
import { useTold } from './use-roulette.ts'
import styles from './roulette.module.css'

export type RouletteContentProps = { game: Game }

/** The colours of the roulette, what has come of a question, and whom a member may ask. The room decides about all of it. */
export function RouletteContent({ game }: RouletteContentProps) {
  const { t } = useTranslation('late')
  const told = useTold(game)
  const isMember = useStore(game.state, ({ world }) => (ownDog(world)?.committee ?? null) !== null)
  return (
    <div className={styles.roulette}>
      <ul className={styles.colours} aria-hidden="true">
        {Object.entries(TINTS).map(([name, { color, shadowColor }]) => (
          <li key={name} style={{ background: color, borderColor: shadowColor }} />
        ))}
      </ul>
      <p role="status" className={styles.says}>
        {told ?? t(isMember ? 'roulette.whom' : 'roulette.closed')}
      </p>
      <p className={styles.about}>{t('roulette.about')}</p>
      {isMember && <Whom game={game} />}
    </div>
  )
}

/** The dogs that a member may ask; the own one is not asked. */
function Whom({ game }: RouletteContentProps) {
  const { t } = useTranslation('late')
  const { dogs, me } = useStore(game.state, ({ world }) => world)
  const others = [...dogs.values()].filter((dog) => dog.id !== me && !isDogAsleep(dog))
  const spin = (id: DogId | null) => () => game.acts.things.ask(`${ROULETTE}:${id ?? 0}`, 0)
  return (
    <div className={styles.keys}>
      <Button kind="gold" icon="palette" onClick={spin(me)}>
        {t('roulette.key.own')}
      </Button>
      {others.map((dog) => (
        <Button key={dog.id} onClick={spin(dog.id)}>
          {t('roulette.key.ask', { name: calledHere(game.world, dog) })}
        </Button>
      ))}
      {others.length === 0 && <p className={styles.about}>{t('roulette.nobody')}</p>}
    </div>
  )
}
