import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { useAccount, useAccountState } from '#app/game/hud/account/use-account.ts'
import { useAct } from '#app/game/hud/account/use-act.ts'
import { useThingName } from '#app/game/hud/account/use-thing-name.ts'
import { RefusalNote } from '#app/game/hud/shared/refusal-note.tsx'
import type { OwnedThing } from '#app/game/model/account/dog-queries.ts'
import { inTheWayOf, wayOn } from '#app/game/model/account/wearing.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { fullName } from '#app/game/model/world/called.ts'
import { Button } from '#app/ui/button.tsx'
import { carriedAt } from '#durable/rules/items/catalogue.ts'
import type { Carried } from '#durable/rules/items/catalogue.ts'
import { canLetGo, carryChoices } from './carry-choices.ts'
import styles from './bag.module.css'

type ThingFootProps = { game: Game; thing: OwnedThing | null }

/** The chosen thing, and what can be done with it. */
export function ThingFoot({ game, thing }: ThingFootProps) {
  const { t } = useTranslation(['game', 'late'])
  const nameOf = useThingName()
  const account = useAccount()
  const { isBusy: isAsking, refusal, act } = useAct()
  // Until the page knows where a thing is now, it must not be moved from where it was.
  const [moved, setMoved] = useState<OwnedThing | null>(null)
  const isBusy = isAsking || (moved !== null && moved.id === thing?.id && moved.ver === thing.ver)
  const [isGiving, setGiving] = useState(false)
  const [way, setWay] = useState<readonly Carried[]>([])
  const things = useAccountState((state) => state.things)
  const taken = inTheWayOf(things ?? [], way)
  const carry = (of: OwnedThing, to: Carried) => {
    const isWorn = wayOn(of).at(-1) === to
    setWay(isWorn ? wayOn(of) : [to])
    setMoved(of)
    void act(isWorn ? account.wear(of) : account.carry(of, to)).then((done) => done ?? setMoved(null))
  }
  if (!thing) return <p className={styles.foot}>{t('late:bag.hint')}</p>
  const at = carriedAt(thing.slot)
  const where = at && at !== 'bag' ? t(`late:slot.${at}`) : t('late:bag.title')
  return (
    <div className={styles.foot}>
      <p className={styles.chosenName} role="status">
        <b>{nameOf(thing.kind)}</b>
        <small>{where}</small>
      </p>
      <div className={styles.actions}>
        {isGiving ? (
          <Receivers
            game={game}
            isBusy={isBusy}
            onGive={(dog) => void act(account.give(thing, dog))}
            onBack={() => setGiving(false)}
          />
        ) : (
          <>
            {canLetGo(thing) && (
              <>
                <Button size="small" disabled={isBusy} onClick={() => game.acts.putDown(thing)}>
                  {t('late:bag.putDown')}
                </Button>
                <Button size="small" disabled={isBusy} onClick={() => setGiving(true)}>
                  {t('late:bag.give')}
                </Button>
              </>
            )}
            {carryChoices(thing.kind, thing.slot)
              .toReversed()
              .map(({ word, to }, index, all) => (
                <Button
                  key={to}
                  size="small"
                  kind={index === all.length - 1 ? 'primary' : 'secondary'}
                  disabled={isBusy}
                  onClick={() => carry(thing, to)}
                >
                  {t(`late:bag.${word}`)}
                </Button>
              ))}
          </>
        )}
      </div>
      <RefusalNote
        refusal={refusal}
        words={
          refusal?.reason === 'place-taken' && taken
            ? t(`late:bag.taken.${taken.place}`, { name: nameOf(taken.thing.kind) })
            : null
        }
      />
    </div>
  )
}

type ReceiversProps = { game: Game; isBusy: boolean; onGive: (dog: number) => void; onBack: () => void }

/** The dogs of the room, to choose who gets the thing. */
function Receivers({ game, isBusy, onGive, onBack }: ReceiversProps) {
  const { t } = useTranslation(['game', 'late'])
  const others = useStore(
    game.state,
    useShallow(({ world }) => [...world.dogs.values()].filter(({ id }) => id !== world.me)),
  )
  const [chosen, choose] = useState('')
  const receiver = others.find(({ id }) => String(id) === chosen)
  return (
    <>
      {others.length === 0 ? (
        <p>{t('late:bag.nobody')}</p>
      ) : (
        <select
          className={styles.receivers}
          aria-label={t('late:bag.giveTo')}
          value={receiver ? chosen : ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{t('late:bag.giveTo')}</option>
          {others.map((dog) => (
            <option key={dog.id} value={dog.id}>
              {fullName(dog)}
            </option>
          ))}
        </select>
      )}
      <Button size="small" onClick={onBack}>
        {t('late:bag.keep')}
      </Button>
      {others.length > 0 && (
        <Button
          size="small"
          kind="primary"
          disabled={isBusy || !receiver}
          onClick={() => receiver && onGive(receiver.id)}
        >
          {t('late:bag.give')}
        </Button>
      )}
    </>
  )
}
