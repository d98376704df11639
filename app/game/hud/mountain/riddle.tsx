import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { request } from '#app/api.ts'
import { useAccount, useAccountState } from '#app/game/hud/account/use-account.ts'
import { AnswerPending } from '#app/game/hud/shared/awaited.tsx'
import { useAnswer } from '#app/game/hud/shared/use-answer.ts'
import { useNow } from '#app/game/hud/shared/use-now.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { tileOf } from '#app/game/model/world/whereabouts.ts'
import { graphql } from '#app/graphql.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { QUESTION_KARMA } from '#durable/rules/questions/question.ts'
import { RIDDLE_THING, riddlePlaceAt, riddlePlaces } from '#durable/rules/questions/riddle.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import styles from './mountain.module.css'

const RIDDLE = graphql(`
  query Riddle($dogId: Int!) {
    riddle(dogId: $dogId) {
      text
      options
      worth
      points
      right
    }
  }
`)

/** How often it is looked on which answer the own dog stands, ms. */
const LOOKS_MS = 500

/** [Q5] The riddle of the day: where one stands for each answer, and what came of the own one. */
export function Riddle({ game }: { game: Game }) {
  const { t } = useTranslation('late')
  const { dogId } = useAccount()
  const language = useLanguage()
  const { answer, error, again } = useAnswer(() => request(RIDDLE, { dogId }), language)
  useEffect(
    () => game.listen((moment) => moment.type === 'used' && moment.thing === RIDDLE_THING && again()),
    [game, again],
  )
  const riddle = answer?.riddle
  if (!riddle) return <AnswerPending hasFailed={error !== null} again={again} />
  const { text, options, worth, points, right } = riddle
  return (
    <section className={styles.riddle} aria-labelledby="riddle">
      <h3 id="riddle">{t('mountain.riddle.title')}</h3>
      <p className={styles.question}>{text}</p>
      {points === null || right === null ? (
        <Answers game={game} options={options} worth={worth} />
      ) : (
        <div role="status">
          <p className={points > 0 ? styles.right : styles.wrong}>
            <Icon name={points > 0 ? 'check' : 'close'} />
            <b>
              {points > 0 ? t('mountain.right', { count: points }) : t('mountain.wrong')}{' '}
              <small>{`${t('mountain.rightWas', { answer: right })}. ${t('mountain.riddle.tomorrow')}`}</small>
            </b>
          </p>
        </div>
      )}
    </section>
  )
}

type AnswersProps = { game: Game; options: readonly string[]; worth: number }

function Answers({ game, options, worth }: AnswersProps) {
  const { t } = useTranslation('late')
  const karma = useAccountState(({ own }) => own?.karma)
  const place = useStore(game.state, (state) => state.place)
  const now = useNow(LOOKS_MS)
  const places = place && riddlePlaces(place.doc.things)
  const here = place && places && riddlePlaceAt(places, tileOf(game.world, game.world.me, { grid: place.grid, now }))
  const missing = karma === undefined ? 0 : QUESTION_KARMA - karma
  const go = (tile: Tile | undefined) => tile && game.walkTo(tile)
  return (
    <>
      <ol className={styles.options}>
        {options.map((option, number) => {
          const letter = 'ABCD'[number] ?? ''
          const isHere = here === number
          return (
            <li key={option}>
              <button
                type="button"
                className={styles.option}
                aria-current={isHere || undefined}
                disabled={places === null || (isHere && missing > 0)}
                onClick={() => (isHere ? game.acts.useNamed(RIDDLE_THING) : go(places?.[number]))}
              >
                <span aria-hidden="true">{letter}</span>
                <b>
                  {option}
                  <small>{t(isHere ? 'mountain.riddle.answer' : 'mountain.riddle.go', { letter })}</small>
                </b>
              </button>
            </li>
          )
        })}
      </ol>
      <p className={styles.hint} role="status">
        <Icon name="paw" />
        <span>
          {here === null
            ? t('mountain.riddle.lead')
            : t('mountain.riddle.standing', { letter: 'ABCD'[here], answer: options[here] })}{' '}
          {t('mountain.worth', { count: worth })} {t('mountain.riddle.price', { count: QUESTION_KARMA })}
        </span>
      </p>
      {missing > 0 && <p className={styles.missing}>{t('mountain.missing', { count: missing })}</p>}
    </>
  )
}
