import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import catsFree from '#app/art/built/site/game-catsfree-tile.png'
import jumpingDog from '#app/art/built/site/game-jumpingdog-tile.png'
import knogleknas from '#app/art/built/site/game-knogleknas-tile.png'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import styles from './play-view.module.css'

/** Why no round was begun; null where the game itself could not be fetched. */
export type RefusedRound = { refusal: Refusal | null; words: string }

const PICTURES: Readonly<Record<GameKey, string>> = {
  KnogleKnas: knogleknas,
  JumpingDog: jumpingDog,
  CatsFree: catsFree,
}

/** Covers the picture of a round that is paused. */
export function PauseCard({ game, onResume, onLeave }: { game: GameKey; onResume: () => void; onLeave: () => void }) {
  const { t } = useTranslation('arcade')
  const id = useId()
  return (
    <div className={styles.cover}>
      <section className={styles.card} aria-labelledby={id}>
        <Panel>
          <div className={styles.paused}>
            <img src={PICTURES[game]} width={96} height={96} alt="" />
            <div>
              <h2 id={id}>{t('shell.paused.title')}</h2>
              <p>{t('shell.paused.lead')}</p>
            </div>
          </div>
          <div className={styles.actions}>
            <Button onClick={onLeave}>{t('shell.leave')}</Button>
            <Button kind="primary" autoFocus onClick={onResume}>
              {t('shell.paused.on')}
            </Button>
          </div>
        </Panel>
      </section>
    </div>
  )
}

/** Lies over the picture after a late frame, until the round goes on by itself. */
export function CountDown({ left }: { left: number }) {
  return (
    <p className={styles.count} role="status">
      <b>{left}</b>
    </p>
  )
}

type RefusedCardProps = { round: RefusedRound; onTakeOver: () => void; onLeave: () => void }

/** Says why no round was begun, and what helps. */
export function RefusedCard({ round: { refusal, words }, onTakeOver, onLeave }: RefusedCardProps) {
  const { t } = useTranslation('arcade')
  const id = useId()
  return (
    <div className={styles.cover}>
      <section className={styles.card} aria-labelledby={id} role="alert">
        <Panel>
          <h2 id={id}>{t('shell.refused.title')}</h2>
          <p>{refusal === 'round-open' ? t('shell.refused.open') : words}</p>
          <div className={styles.actions}>
            <Button onClick={onLeave}>{t('shell.refused.back')}</Button>
            {refusal === 'round-open' && (
              <Button kind="primary" onClick={onTakeOver}>
                {t('shell.refused.takeOver')}
              </Button>
            )}
            {refusal === 'game-changed' && (
              <Button kind="primary" onClick={() => location.reload()}>
                {t('shell.refused.reload')}
              </Button>
            )}
          </div>
        </Panel>
      </section>
    </div>
  )
}
