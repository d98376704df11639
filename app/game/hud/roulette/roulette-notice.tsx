import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useAbility } from '#app/game/hud/committee/use-ability.ts'
import { HudNotice } from '#app/game/hud/notices/notice.tsx'
import { useOpenWindow } from '#app/game/hud/windows/use-windows.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { calledHere } from '#app/game/model/world/called.ts'
import { Button } from '#app/ui/button.tsx'
import { ROULETTE, ROULETTE_USES } from '#durable/rules/committee/roulette.ts'
import { useTintQuestion, useTold } from './use-roulette.ts'
import { ROULETTE_WINDOW } from './window.ts'
import styles from './roulette-notice.module.css'

/** [PC12] Asks the player whether the roulette may colour the own dog, or tells what has come of it. */
export function RouletteNotice({ game }: { game: Game }) {
  const question = useTintQuestion(game)
  return question ? <Question game={game} by={question.by} /> : <Told game={game} />
}

function Question({ game, by }: { game: Game; by: number }) {
  const { t } = useTranslation('late')
  const asker = useStore(game.state, ({ world }) => world.dogs.get(by))
  const { lasts } = useAbility(game, ROULETTE)
  if (!asker) return null
  const answer = (how: number) => () => {
    game.acts.things.ask(ROULETTE, how)
    game.state.setState(({ world }) => ({ world: { ...world, roulette: { ...world.roulette, asked: null } } }))
  }
  const keys = (
    <div className={styles.keys}>
      <Button size="small" onClick={answer(ROULETTE_USES.no)}>
        {t('roulette.key.no')}
      </Button>
      <Button size="small" kind="primary" onClick={answer(ROULETTE_USES.yes)}>
        {t('roulette.key.yes')}
      </Button>
    </div>
  )
  return (
    <HudNotice icon="palette" action={keys}>
      {t('roulette.question', { name: calledHere(game.world, asker) })}
      <small>{t('roulette.about', { count: lasts ?? 0 })}</small>
    </HudNotice>
  )
}

function Told({ game }: { game: Game }) {
  const told = useTold(game)
  const isOpen = useOpenWindow(ROULETTE_WINDOW) !== null
  return told !== null && !isOpen && <HudNotice icon="palette">{told}</HudNotice>
}
