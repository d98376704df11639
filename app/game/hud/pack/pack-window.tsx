import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { useAccount } from '#app/game/hud/account/use-account.ts'
import { AnswerPending } from '#app/game/hud/shared/awaited.tsx'
import { useAnswer } from '#app/game/hud/shared/use-answer.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { graphql } from '#app/graphql.ts'
import { PACK_GOAL } from '#durable/rules/life/pack-goal.ts'
import { PACK_WINDOW } from './feature.ts'
import styles from './pack.module.css'

const PACK_GOAL_NOW = graphql(`
  query PackGoalNow($dogId: Int!) {
    packGoal(dogId: $dogId) {
      marks
      target
      own
      isReached
    }
  }
`)

/** [PG1] The board in the house of a pack: how far the goal of the week is, and what counts for it. */
export default function PackWindow(_: WindowProps) {
  const { t } = useTranslation('late')
  return (
    <GameWindow window={PACK_WINDOW} title={t('packGoal.title')} corner="top-right" className={styles.window}>
      <Goal />
    </GameWindow>
  )
}

function Goal() {
  const { t } = useTranslation('late')
  const { dogId } = useAccount()
  const { answer, error, again } = useAnswer(() => request(PACK_GOAL_NOW, { dogId }), dogId)
  const goal = answer?.packGoal
  if (!goal) return <AnswerPending hasFailed={error !== null} again={again} />
  const { marks, target, own, isReached } = goal
  return (
    <div className={styles.goal}>
      <h3 id="pack-week">{t('packGoal.week')}</h3>
      <meter aria-labelledby="pack-week" min={0} max={target} value={Math.min(marks, target)} />
      <p className={styles.marks}>{t('packGoal.marks', { marks, target })}</p>
      <p>{t('packGoal.own', { own, most: PACK_GOAL.marksMost })}</p>
      {isReached && <p className={styles.reached}>{t('packGoal.reached')}</p>}
      <p>{t('packGoal.how')}</p>
      {!isReached && <p>{t('packGoal.then', { bones: PACK_GOAL.bones })}</p>}
    </div>
  )
}
