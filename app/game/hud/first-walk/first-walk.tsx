import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useSettings } from '#app/game/hud/settings/use-settings.ts'
import { PHONE, useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import { focusPark } from '#app/game/input/focus.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { PlayerSettings } from '#app/game/model/settings/settings.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { unseen } from '#app/ui/styles/unseen.ts'
import { SHOP_OF_SLOT } from '#durable/rules/items/catalogue.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { LESSONS } from '#durable/rules/users/lessons.ts'
import type { Lesson } from '#durable/rules/users/lessons.ts'
import { lessonOf } from './lesson-of.ts'
import { isInTheWay, beginning, did, looked, seenIn, stepOf } from './steps.ts'
import type { FirstWalkState } from './steps.ts'
import type { EarlyProgress } from './use-early-progress.ts'
import styles from './first-walk.module.css'

export type FirstWalkProps = { game: Game; early: EarlyProgress }

const ICONS: Record<Lesson | 'end', IconName> = {
  walk: 'paw',
  say: 'chat',
  dig: 'bone',
  wear: 'star',
  meet: 'sniff',
  door: 'door',
  end: 'star',
}

/** For this long the newcomer sees the park without a hint, ms. */
const BEGIN_AFTER_MS = 1500
/** For this long the last hint stays, ms. */
const END_MS = 8000

/** Shows a newcomer one lesson at a time, until all are done or the newcomer dismisses them. */
export function FirstWalk({ game, early }: FirstWalkProps) {
  const { t } = useTranslation(['late', 'game'])
  const settings = useSettings()
  const hasFinger = useMediaQuery('(pointer: coarse)')
  const isWide = useMediaQuery(PHONE)
  const width = useStore(game.state, ({ place }) => place?.doc.width ?? 0)
  const room = useStore(game.state, ({ world }) => roomOf(world.room ?? ''))
  const progress = useFirstWalk(game, settings, early)
  const isBegun = useIsLater(BEGIN_AFTER_MS)
  const [isEnded, setEnded] = useState(false)
  const isOver = progress !== null && progress.step === null
  useEffect(() => {
    if (!isOver) return
    settings.change({ knowsPark: true })
    const timer = setTimeout(() => setEnded(true), END_MS)
    return () => clearTimeout(timer)
  }, [isOver, settings])
  if (isEnded) return null

  const end = () => {
    settings.change({ knowsPark: true })
    setEnded(true)
    focusPark()
  }
  const step = progress?.step ?? 'end'
  const isShown = isBegun && progress !== null
  const isInShop = step === 'wear' && room === SHOP_OF_SLOT.hat
  // On a wide screen the mirror of the hat shop stands where the card does in other rooms.
  const coversMirror = !isWide && room === SHOP_OF_SLOT.hat
  const isLow = progress !== null && (coversMirror || isInTheWay(progress.goal, { width, isWide }))
  const className = classNames(styles.card, isLow && styles.low, !isShown && styles.waiting)
  return (
    <section aria-label={t('firstWalk.label')} className={className} data-hud>
      <div role="status" className={styles.words}>
        {isShown && (
          <>
            <Icon name={ICONS[step]} size={3} />
            <p>
              <b>{t(`firstWalk.${step}.title`)}</b>
              <span>
                {isInShop
                  ? t('firstWalk.wear.inShop', { open: t('game:life.shop.open') })
                  : t(`firstWalk.${step}.${hasFinger ? 'touch' : 'mouse'}`)}
              </span>
              <span className={unseen}>{t('firstWalk.done', { count: progress.done, of: LESSONS.length })}</span>
            </p>
          </>
        )}
      </div>
      {isShown && (
        <div className={styles.foot}>
          <ol className={styles.pips} aria-hidden="true">
            {LESSONS.map((one, index) => (
              <li key={one} className={classNames(isOver || index < progress.done ? styles.done : undefined)} />
            ))}
          </ol>
          <button type="button" className={styles.skip} onClick={end}>
            {t(isOver ? 'firstWalk.close' : 'firstWalk.skip')}
          </button>
        </div>
      )}
    </section>
  )
}

function useIsLater(afterMs: number): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return isLater
}

/** `goal` is the tile where the own dog stands or walks to. */
type Progress = { step: Lesson | null; done: number; goal: Tile }

/** The progress of a newcomer; null until the own dog is in the park. */
function useFirstWalk(game: Game, settings: PlayerSettings, early: EarlyProgress): Progress | null {
  const [progress, setProgress] = useState<Progress | null>(null)
  useEffect(() => {
    let walk: FirstWalkState | null = null
    // Saved at once, because a reload may come before the delayed save of the settings.
    const keep = ({ done }: FirstWalkState) => {
      settings.change({ lessonsDone: done })
      settings.saveNow()
    }
    const look = () => {
      const seen = seenIn(game.world)
      if (!seen) return
      walk = looked(walk ?? beginning(early.from ?? seen, settings.now.lessonsDone), seen)
      if (walk.done.length > settings.now.lessonsDone.length) keep(walk)
      const { goal, hasCompany } = seen
      const next = { step: stepOf(walk, hasCompany), done: walk.done.length, goal }
      setProgress((was) => (was && isSame(was, next) ? was : next))
    }
    const learn = (lesson: Lesson | null) => {
      if (!walk || lesson === null) return
      walk = did(walk, lesson)
      look()
    }
    look()
    for (const lesson of early.done) learn(lesson)
    const stopLooking = game.state.subscribe(look)
    const stopListening = game.listen((moment) => learn(lessonOf(moment, game.world.me)))
    return () => {
      stopLooking()
      stopListening()
    }
  }, [game, settings, early])
  return progress
}

function isSame(one: Progress, other: Progress): boolean {
  const isThere = one.goal.x === other.goal.x && one.goal.y === other.goal.y
  return isThere && one.step === other.step && one.done === other.done
}
