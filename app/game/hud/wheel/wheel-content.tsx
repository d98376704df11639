import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Ability, AbilityKeys } from '#app/game/hud/committee/ability.tsx'
import { useAbility } from '#app/game/hud/committee/use-ability.ts'
import { useIsMember } from '#app/game/hud/committee/use-is-member.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { WireWheel } from '#durable/protocol/messages.ts'
import { WHEEL, WHEEL_USES } from '#durable/rules/committee/wheel.ts'
import { useDogName, useDrawn, useProof, useSecondsLeft } from './use-wheel.ts'
import { WheelPicture } from './wheel-picture.tsx'
import styles from './wheel.module.css'

type WheelContentProps = { game: Game }

/** The wheel, who is in, what was drawn, and what the own dog can do. The room decides about all of it. */
export function WheelContent({ game }: WheelContentProps) {
  const wheel = useStore(game.state, ({ world }) => world.wheel)
  return wheel ? <Round game={game} wheel={wheel} /> : <Closed game={game} />
}

function Closed({ game }: WheelContentProps) {
  const { t } = useTranslation('late')
  const isMember = useIsMember(game)
  const { isOn } = useAbility(game, WHEEL)
  return (
    <Ability
      picture={<WheelPicture drawn={null} />}
      says={t(isOn ? 'wheel.closed' : 'wheel.off')}
      about={t('wheel.about')}
    >
      {isMember && isOn && (
        <AbilityKeys>
          <Button kind="gold" icon="wheel" onClick={() => game.acts.things.ask(WHEEL, WHEEL_USES.join)}>
            {t('wheel.key.open')}
          </Button>
        </AbilityKeys>
      )}
    </Ability>
  )
}

type RoundProps = { game: Game; wheel: WireWheel }

function Round({ game, wheel }: RoundProps) {
  const { t } = useTranslation('late')
  const drawn = useDrawn(game, wheel)
  const seconds = useSecondsLeft(game, wheel)
  const nameOf = useDogName(game)
  const result =
    drawn && !drawn.isTurning
      ? `${t(`wheel.sector.${drawn.sector}`, { name: nameOf(drawn.dog, drawn.place + 1) })}.`
      : t(drawn ? 'wheel.turns' : 'wheel.opened', { name: nameOf(wheel.opener) })
  return (
    <Ability
      picture={<WheelPicture drawn={drawn} />}
      says={result}
      about={drawn ? undefined : t('wheel.soon', { seconds })}
    >
      <section aria-label={t('wheel.numbers')}>
        <h3 className={styles.heading}>{t('wheel.numbers')}</h3>
        <ol className={styles.dogs}>
          {wheel.dogs.map((dog, place) => (
            <li key={dog} aria-current={drawn && !drawn.isTurning && place === drawn.place ? 'true' : undefined}>
              <span className={styles.number}>{place + 1}</span>
              <span>{nameOf(dog, place + 1)}</span>
            </li>
          ))}
        </ol>
      </section>
      {drawn ? !drawn.isTurning && <Proof wheel={wheel} /> : <Keys game={game} wheel={wheel} />}
    </Ability>
  )
}

function Keys({ game, wheel }: RoundProps) {
  const { t } = useTranslation('late')
  const me = useStore(game.state, ({ world }) => world.me)
  const isMember = useIsMember(game)
  const { dogs: most } = useAbility(game, WHEEL)
  const turn = (how: number) => () => game.acts.things.ask(WHEEL, how)
  const isIn = me !== null && wheel.dogs.includes(me)
  return (
    <AbilityKeys>
      {!isIn && (
        <Button
          kind="gold"
          icon="plus"
          disabled={wheel.dogs.length >= (most ?? Infinity)}
          onClick={turn(WHEEL_USES.join)}
        >
          {t('wheel.key.join')}
        </Button>
      )}
      {isMember && (
        <Button kind="gold" icon="wheel" onClick={turn(WHEEL_USES.spin)}>
          {t('wheel.key.spin')}
        </Button>
      )}
      {isIn && (
        <Button onClick={turn(WHEEL_USES.leave)}>
          {t(me === wheel.opener ? 'wheel.key.callOff' : 'wheel.key.leave')}
        </Button>
      )}
    </AbilityKeys>
  )
}

/** [PC11] Whether the draw was fixed before, and how anybody can check it. */
function Proof({ wheel }: { wheel: WireWheel }) {
  const { t } = useTranslation('late')
  const fits = useProof(wheel)
  if (fits === null || !wheel.drawn) return null
  return (
    <div className={styles.proof}>
      <p>
        <Icon name={fits ? 'check' : 'danger'} />
        <span>{t(fits ? 'wheel.proof.right' : 'wheel.proof.wrong')}</span>
      </p>
      <details>
        <summary>{t('wheel.proof.how')}</summary>
        <p>{t('wheel.proof.text')}</p>
        <dl>
          <dt>{t('wheel.proof.hash')}</dt>
          <dd>{wheel.hash}</dd>
          <dt>{t('wheel.proof.seed')}</dt>
          <dd>{wheel.drawn.seed}</dd>
        </dl>
      </details>
    </div>
  )
}
