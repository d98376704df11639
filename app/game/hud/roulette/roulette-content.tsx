import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Ability, AbilityKeys } from '#app/game/hud/committee/ability.tsx'
import { useAbility } from '#app/game/hud/committee/use-ability.ts'
import { useIsMember } from '#app/game/hud/committee/use-is-member.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { calledHere } from '#app/game/model/world/called.ts'
import { isDogAsleep } from '#app/game/model/world/whereabouts.ts'
import { Button } from '#app/ui/button.tsx'
import type { DogId } from '#durable/protocol/messages.ts'
import { ROULETTE, TINTS } from '#durable/rules/committee/roulette.ts'
import { useTold } from './use-roulette.ts'
import styles from './roulette.module.css'

type RouletteContentProps = { game: Game }

/** The colours of the roulette, what has come of a question, and whom a member may ask. The room decides about all of it. */
export function RouletteContent({ game }: RouletteContentProps) {
  const { t } = useTranslation('late')
  const told = useTold(game)
  const isMember = useIsMember(game)
  const { isOn, lasts } = useAbility(game, ROULETTE)
  const asks = t(isMember ? 'roulette.whom' : 'roulette.closed')
  return (
    <Ability
      picture={<Colours />}
      says={told ?? (isOn ? asks : t('roulette.off'))}
      about={t('roulette.about', { count: lasts ?? 0 })}
    >
      {isMember && isOn && <Whom game={game} />}
    </Ability>
  )
}

function Colours() {
  return (
    <ul className={styles.colours} aria-hidden="true">
      {Object.entries(TINTS).map(([name, { color, shadowColor }]) => (
        <li key={name} style={{ background: color, borderColor: shadowColor }} />
      ))}
    </ul>
  )
}

/** The dogs that a member may ask; the own one is not asked. */
function Whom({ game }: RouletteContentProps) {
  const { t } = useTranslation('late')
  const { dogs, me } = useStore(game.state, ({ world }) => world)
  const others = [...dogs.values()].filter((dog) => dog.id !== me && !isDogAsleep(dog))
  const spin = (id: DogId | null) => () => game.acts.things.ask(`${ROULETTE}:${id ?? 0}`, 0)
  return (
    <AbilityKeys>
      <Button kind="gold" icon="palette" onClick={spin(me)}>
        {t('roulette.key.own')}
      </Button>
      {others.map((dog) => (
        <Button key={dog.id} onClick={spin(dog.id)}>
          {t('roulette.key.ask', { name: calledHere(game.world, dog) })}
        </Button>
      ))}
      {others.length === 0 && <p className={styles.nobody}>{t('roulette.nobody')}</p>}
    </AbilityKeys>
  )
}
