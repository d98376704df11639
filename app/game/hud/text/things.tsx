import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useThingName } from '#app/game/hud/account/use-thing-name.ts'
import { answerOfThing, deedOf } from '#app/game/model/around/answers.ts'
import { footOf } from '#app/game/model/around/foot.ts'
import { npcsHere } from '#app/game/model/around/npcs-here.ts'
import type { NpcHere } from '#app/game/model/around/npcs-here.ts'
import { thingsHere } from '#app/game/model/around/surroundings.ts'
import { tileOfThing } from '#app/game/model/around/usable-here.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import { tileOf, bearingOf } from '#app/game/model/world/whereabouts.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { Goal } from './arrival.tsx'
import { useDirections } from './use-directions.ts'
import styles from './park-text.module.css'

type ThingsHereProps = { game: Game; place: ParkPlace; now: number; onWalk: (goal: Goal) => void }

/** What is in the room besides dogs: landmarks, things, water and places to dig. */
export function ThingsHere({ game, place, now, onWalk }: ThingsHereProps) {
  const { t } = useTranslation('game')
  const directions = useDirections()
  const language = useLanguage()
  const here = tileOf(game.world, game.world.me, { grid: place.grid, now })
  const things = thingsHere(place, here, (thing) => {
    const used = place.usable.find(({ id }) => id === thing.id)
    return used ? tileOfThing(game.world, place, used, now) : footOf(thing)
  })
  const npcs = npcsHere(game.world, place.grid, now)
  return (
    <section aria-label={t('around.things')}>
      <h3 className={styles.heading}>{t('around.things')}</h3>
      {npcs.length > 0 && <Residents game={game} npcs={npcs} here={here} />}
      {things.length + npcs.length === 0 && <p className={styles.nothing}>{t('around.noThings')}</p>}
      <ul>
        {things.map((thing) => {
          const { noun, count, tile } = thing
          const given = noun === 'curio' && place.usable.find(({ id }) => id === thing.thing.id)?.given
          const name = given ? given.name[language] : t(`around.thing.${noun}`)
          const answer = thing.thing && answerOfThing(place, thing.thing, thing.noun)
          const does = answer && t(`around.does.${deedOf(answer)}`)
          return (
            <li key={thing.thing?.id ?? noun} className={styles.row}>
              <span className={styles.words}>
                <span className={styles.noun}>{count > 1 ? t('around.nearest', { name, count }) : name}</span>
                <small>{directions(thing)}</small>
              </span>
              <button
                type="button"
                className={styles.go}
                aria-label={t('around.walkTo', { name })}
                onClick={() => onWalk({ tile, name })}
              >
                {t('around.go')}
              </button>
              {answer && (
                <button
                  type="button"
                  className={styles.go}
                  aria-label={`${does}: ${name}`}
                  onClick={() => game.acts.answer(answer, tile)}
                >
                  {does}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The NPCs of the room, how to talk with them, and what one of them has said last. */
function Residents({ game, npcs, here }: { game: Game; npcs: readonly NpcHere[]; here: Tile }) {
  const { t } = useTranslation('game')
  const directions = useDirections()
  const words = useStore(game.state, ({ npcWords }) => npcWords)
  return (
    <>
      <ul>
        {npcs.map(({ npc, name, place }) => (
          <li key={npc} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.noun}>{name}</span>
              <small>{directions(bearingOf(here, place.tile))}</small>
            </span>
            <button
              type="button"
              className={styles.go}
              aria-label={t('hand.talk', { name })}
              onClick={() => game.acts.meet(npc)}
            >
              {t('around.talk')}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.nothing}>
        {words && words.npc !== null && `${words.name}: ${words.text}`}
      </p>
    </>
  )
}

type ThingsLyingProps = { game: Game; place: ParkPlace; now: number }

/** The things on the ground and how to pick them up, and poop and how to sniff at it. */
export function ThingsLying({ game, place, now }: ThingsLyingProps) {
  const { t } = useTranslation('game')
  const directions = useDirections()
  const nameOf = useThingName()
  const things = useStore(game.state, ({ world }) => world.things)
  const poops = useStore(game.state, ({ world }) => world.poops)
  if (things.size + poops.size === 0) return null
  const here = tileOf(game.world, game.world.me, { grid: place.grid, now })
  return (
    <section aria-label={t('around.lying')}>
      <h3 className={styles.heading}>{t('around.lying')}</h3>
      <ul>
        {[...things.values()].map((thing) => (
          <li key={thing.id} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.noun}>{nameOf(thing.kind)}</span>
              <small>{directions(bearingOf(here, thing))}</small>
            </span>
            <button
              type="button"
              className={styles.go}
              aria-label={t('around.take', { name: nameOf(thing.kind) })}
              onClick={() => game.acts.pickUp(thing)}
            >
              {t('around.takeIt')}
            </button>
          </li>
        ))}
        {[...poops.values()].map((poop) => (
          <li key={`poop ${poop.dog}`} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.noun}>{t('life.poop.of', { name: poop.name })}</span>
              <small>{directions(bearingOf(here, poop))}</small>
            </span>
            <button
              type="button"
              className={styles.go}
              aria-label={t('life.poop.sniffAt', { name: poop.name })}
              onClick={() => game.acts.smell(poop)}
            >
              {t('dogMenu.sniff')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
