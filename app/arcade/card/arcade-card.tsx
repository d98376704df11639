import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { MedalBadge } from '#app/arcade/boards/medal-badge.tsx'
import { medalOf } from '#app/arcade/boards/medal-of.ts'
import { ARCADE_GAMES } from '#app/arcade/games.ts'
import type { PlayOptions } from '#app/arcade/rounds/play-options.ts'
import { GAMES_TODAY } from '#app/arcade/rounds/round-queries.ts'
import type { GamesToday } from '#app/arcade/rounds/round-queries.ts'
import CatsFree from '#app/art/built/site/game-catsfree.png'
import JumpingDog from '#app/art/built/site/game-jumpingdog.png'
import KnogleKnas from '#app/art/built/site/game-knogleknas.png'
import { useAsked } from '#app/shared/use-asked.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { GAMES } from '#durable/rules/games/games.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import { TRIES_PER_DAY } from '#durable/rules/games/round/course-of-day.ts'
import { BoardPages } from './board-pages.tsx'
import { LevelShelf } from './level-shelf.tsx'
import { OptionFields } from './option-fields.tsx'
import { PackWeek } from './pack-week.tsx'
import styles from './arcade-card.module.css'

const PICTURES: Readonly<Record<GameKey, string>> = { CatsFree, JumpingDog, KnogleKnas }

export type ArcadeCardPage = 'card' | 'levels' | 'boards' | 'packs'

/** The game to play. `shelf`: the level to play; null for the next try of the day. `isFirst`: it was never played. */
export type AskedPlay = { game: GameKey; shelf: string | null; isFirst: boolean }

type ArcadeCardProps = {
  game: GameKey
  page: ArcadeCardPage
  /** Rises when a round was left and when it was counted: then what the server knows is asked for anew. */
  version: number
  options: PlayOptions
  onChoose: (game: GameKey) => void
  onPage: (page: ArcadeCardPage) => void
  onOptions: (options: PlayOptions) => void
  /** Plays the next try of the day, or a level of the shelf. */
  onPlay: (how: AskedPlay) => void
  /** Whether the card is open in the Arcade, which sees the rounds that are played there [GR15]. */
  isInArcade: boolean
  /** Who plays this game in the Arcade now. */
  players: readonly { id: number; name: string }[]
  onWatch: (dog: number) => void
  /** Calls a race at the cabinet; null where dogs do not race together [GR18]. */
  onTogether: (() => void) | null
}

/** What the cabinets offer: the three games, what the player has done in them today, the levels, the boards. */
export function ArcadeCard({
  game,
  page,
  version,
  options,
  onChoose,
  onPage,
  onOptions,
  onPlay,
  isInArcade,
  players,
  onWatch,
  onTogether,
}: ArcadeCardProps) {
  const { t } = useTranslation('arcade')
  const { answer, hasFailed, again } = useAsked<GamesToday>(() => request(GAMES_TODAY, {}), `${version}`)
  const todayOf = (one: GameKey) => answer?.games.find(({ game: other }) => other === one)
  const today = todayOf(game)
  const play = (one: GameKey, shelf: string | null = null) =>
    onPlay({ game: one, shelf, isFirst: todayOf(one)?.bestEver === null })
  return (
    <div className={styles.card}>
      <nav className={styles.tabs} aria-label={t('shell.card.tabs')}>
        {GAMES.toReversed().map((one) => (
          <button
            key={one}
            type="button"
            className={styles.tab}
            aria-current={one === game || undefined}
            onClick={() => {
              onPage('card')
              onChoose(one)
            }}
          >
            {t(`names.${one}`)}
          </button>
        ))}
      </nav>
      {page === 'card' ? (
        <>
          <div className={styles.head}>
            <img src={PICTURES[game]} width={224} height={128} alt="" />
            <p>{t(`leads.${game}`)}</p>
          </div>
          <PlayKey game={game} today={today} onPlay={() => play(game)} />
          {!isInArcade && <p className={styles.note}>{t('shell.card.away')}</p>}
          <Figures today={today} punches={answer?.playCard ?? 0} />
          {hasFailed && (
            <p className={styles.note} role="status">
              {t('shell.card.failed')}{' '}
              <Button size="small" onClick={again}>
                {t('shell.card.tryAgain')}
              </Button>
            </p>
          )}
          {onTogether && (
            <div className={styles.more}>
              <Button icon="paw" onClick={onTogether}>
                {t('shell.race.together')}
              </Button>
            </div>
          )}
          {players.length > 0 && (
            <div className={styles.more}>
              {players.map(({ id, name }) => (
                <Button key={id} icon="eye" onClick={() => onWatch(id)}>
                  {t('shell.watch.key', { name })}
                </Button>
              ))}
            </div>
          )}
          <div className={styles.more}>
            {game === 'KnogleKnas' && (
              <Button icon="medal" onClick={() => onPage('levels')}>
                {t('shell.card.levels')}
              </Button>
            )}
            <Button icon="cup" onClick={() => onPage('boards')}>
              {t('shell.card.boards')}
            </Button>
            <Button icon="paw" onClick={() => onPage('packs')}>
              {t('shell.card.packs')}
            </Button>
          </div>
          <OptionFields game={game} options={options} onChange={onOptions} />
        </>
      ) : (
        <>
          <div className={styles.back}>
            <Button size="small" icon="left" onClick={() => onPage('card')}>
              {t('shell.card.back')}
            </Button>
          </div>
          {page === 'levels' && <LevelShelf version={version} onPlay={(shelf) => play(game, shelf)} />}
          {page === 'boards' && <BoardPages game={game} version={version} />}
          {page === 'packs' && <PackWeek version={version} />}
        </>
      )}
    </div>
  )
}

type PlayKeyProps = { game: GameKey; today: GamesToday['games'][number] | undefined; onPlay: () => void }

function PlayKey({ game, today, onPlay }: PlayKeyProps) {
  const { t } = useTranslation('arcade')
  if (!ARCADE_GAMES[game]) return <p className={styles.note}>{t('shell.card.soon')}</p>
  if (today?.nextAttempt === null) return <p className={styles.note}>{t('shell.card.noTries')}</p>
  return (
    <>
      <Button kind="primary" size="big" onClick={onPlay}>
        {t('shell.card.play')}
      </Button>
      <p className={styles.attempt}>
        {today && t('shell.card.playAttempt', { attempt: today.nextAttempt, count: TRIES_PER_DAY })}
      </p>
    </>
  )
}

function Figures({ today, punches }: { today: GamesToday['games'][number] | undefined; punches: number }) {
  const { t, i18n } = useTranslation('arcade')
  const number = new Intl.NumberFormat(i18n.language)
  const shown = (score: number | null | undefined) =>
    typeof score === 'number' ? number.format(score) : t('shell.card.nothing')
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('shell.card.bestToday')}</dt>
        <dd>{shown(today?.bestToday)}</dd>
      </div>
      <div>
        <dt>{t('shell.card.bestEver')}</dt>
        <dd>{shown(today?.bestEver)}</dd>
      </div>
      <div>
        <dt>{t('shell.card.medalToday')}</dt>
        <dd>
          <MedalBadge medal={medalOf(today?.medal)} />
        </dd>
      </div>
      <div className={styles.playCard}>
        <dt>{t('shell.card.card')}</dt>
        <dd>
          <span className={styles.punches} aria-hidden="true">
            {Array.from({ length: 7 }, (_, day) => (
              <span key={day} data-punched={day < punches}>
                {day < punches && <Icon name="paw" />}
              </span>
            ))}
          </span>
          <small>{t('shell.card.cardOf', { count: punches })}</small>
        </dd>
      </div>
    </dl>
  )
}
