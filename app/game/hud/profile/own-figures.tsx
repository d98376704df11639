import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import { useAccount, useAccountState } from '#app/game/hud/account/use-account.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { Button } from '#app/ui/button.tsx'
import { RANK_NAMES } from '#durable/protocol/access-texts.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import { LIFEPOINTS } from '#durable/rules/life/lifepoints.ts'
import { RANKS, rankAt } from '#durable/rules/ranks.ts'
import styles from './profile.module.css'

/** The figures of the own dog, which nobody else sees, and [J2] the sniff that it gives itself. */
export function OwnFigures({ game, dogId }: { game: Game; dogId: number }) {
  const { t, i18n } = useTranslation('game')
  const account = useAccount()
  const own = useAccountState(useShallow((state) => state.own))
  // This page knows the figures of its own dog only, not those of another dog of the same player.
  if (!own || account.dogId !== dogId) return null
  const { bones, karma, lifepoints, levelPoints } = own
  const next = RANKS[RANKS.findIndex(({ key }) => key === rankAt(levelPoints)) + 1]
  const names = RANK_NAMES[languageOfTag(i18n.language)]
  const figures = [
    [t('life.own.bonesWord'), bones],
    [t('life.own.karmaWord'), karma],
    [t('life.own.lifepointsWord'), t('life.own.ofMost', { value: lifepoints, most: LIFEPOINTS.atBirth })],
    [t('life.own.levelWord'), levelPoints],
  ] as const
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([word, figure]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {next && next.key !== 'morph' && (
        <p className={styles.hint}>{t('life.own.toNext', { count: next.from - levelPoints, rank: names[next.key] })}</p>
      )}
      <div className={styles.actions}>
        <Button size="small" icon="sniff" onClick={() => game.acts.sniff(dogId)}>
          {t('life.own.sniff')}
        </Button>
      </div>
    </>
  )
}
