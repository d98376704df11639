import { useState } from 'react'
import { useStore } from 'zustand'
import { useThingName } from '#app/game/hud/account/use-thing-name.ts'
import { useFeatureContext, useFeatures } from '#app/game/hud/features/features.ts'
import { MenuList } from '#app/game/hud/menu/menu-list.tsx'
import { usePreference } from '#app/game/hud/settings/use-settings.ts'
import { useNow } from '#app/game/hud/shared/use-now.ts'
import { actsAtHand } from '#app/game/model/around/at-hand.ts'
import type { ActAtHand } from '#app/game/model/around/at-hand.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { doAct, signOfAct } from './do-act.ts'
import { sitOrStand } from './feature.ts'
import keyStyles from '#app/game/hud/shared/bar-key.module.css'
import styles from './hand-keys.module.css'

/** How often the acts at hand are computed, ms, since other dogs move. */
const LOOK_MS = 500
/** The most acts in the list of further acts. */
const OTHERS_MAX = 6

/** Keys for what is at hand: the best act, a list of the others, and sitting down. */
export function HandKeys({ game }: { game: Game }) {
  const context = useFeatureContext(game)
  const { t } = context
  const { atHand } = useFeatures()
  const nameOf = useThingName()
  const hasLetters = usePreference(({ letterKeys }) => letterKeys)
  const [isOpen, setOpen] = useState(false)
  const now = useNow(LOOK_MS)
  const pose = useStore(game.state, ({ world }) => ownDog(world)?.pose)
  if (pose === undefined || !game.place) return null
  const [best, ...others] = actsAtHand(game.state.getState(), game.place, now)
  if (!best) return null
  const lineOf = (act: ActAtHand, index: number) => ({
    key: `${act.do} ${index}`,
    ...signOfAct(act, t, nameOf),
    choose: () => doAct(act, game),
  })
  const lines = [
    ...others.slice(0, OTHERS_MAX).map(lineOf),
    ...atHand.map(({ key, icon, label, isOn, choose }) => ({
      key,
      icon,
      label: label(t),
      isOn: isOn?.(game.state.getState()),
      choose: () => choose(context),
    })),
  ]
  const { icon, label } = signOfAct(best, t, nameOf)
  const isResting = pose !== 'stand'
  return (
    <div role="group" aria-label={t('hand.label')} className={styles.hand} data-hud>
      {/* Its text changes while the dog walks. At the left end it moves no other key. */}
      <HandKey icon={icon} label={label} letter={hasLetters ? 'E' : null} onClick={() => doAct(best, game)} />
      <HandKey icon="sniff" label={t('hand.nose')} letter={hasLetters ? 'N' : null} onClick={() => game.acts.nose()} />
      <HandKey
        icon="paw"
        label={t(isResting ? 'hand.stand' : 'bar.sit')}
        letter={hasLetters ? 'R' : null}
        onClick={() => sitOrStand(game)}
      />
      <HandKey icon="plus" label={t('hand.more')} letter={null} isOpen={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen && (
        <MenuList lines={lines} label={t('hand.more')} className={styles.list} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

type HandKeyProps = {
  icon: IconName
  label: string
  /** The letter on the board that does the same. */
  letter: string | null
  /** Whether the list of this key is open. */
  isOpen?: boolean
  onClick: () => void
}

function HandKey({ icon, label, letter, isOpen, onClick }: HandKeyProps) {
  return (
    <button
      type="button"
      className={classNames(keyStyles.key, styles.key)}
      aria-keyshortcuts={letter ?? undefined}
      aria-haspopup={isOpen === undefined ? undefined : 'menu'}
      aria-expanded={isOpen}
      // A click does not move the focus, so that the player can go on walking or writing.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{label}</span>
      {letter !== null && <kbd aria-hidden="true">{letter}</kbd>}
    </button>
  )
}
