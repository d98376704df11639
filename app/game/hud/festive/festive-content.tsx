import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Ability, AbilityKeys } from '#app/game/hud/committee/ability.tsx'
import { useAbility } from '#app/game/hud/committee/use-ability.ts'
import { useIsMember } from '#app/game/hud/committee/use-is-member.ts'
import { useNow } from '#app/game/hud/shared/use-now.ts'
import { piecesHere } from '#app/game/model/around/festive-here.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { tileOf } from '#app/game/model/world/whereabouts.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { FESTIVE, FESTIVE_KINDS, festiveThing } from '#durable/rules/committee/festive.ts'
import type { FestiveKind } from '#durable/rules/committee/festive.ts'
import { useFestiveNews } from './use-festive-news.ts'
import styles from './festive.module.css'

type FestiveContentProps = { game: Game }

const LOOK_MS = 500

const ICONS: Readonly<Record<FestiveKind, IconName>> = {
  bunting: 'bunting',
  'string-lights': 'lights',
  lamp: 'lamp',
  bench: 'bench',
  blanket: 'blanket',
  maypole: 'maypole',
}

/** What a member can set up, what stands, and how it is taken down. The room decides about all of it. */
export function FestiveContent({ game }: FestiveContentProps) {
  const { t } = useTranslation('late')
  const isMember = useIsMember(game)
  const { pieces } = useStore(game.state, ({ world }) => world.festive)
  const news = useFestiveNews(game)
  const isStaff = useStore(game.state, ({ world }) => (world.dogs.get(world.me ?? -1)?.badge ?? null) !== null)
  const { isOn, pieces: most, stands } = useAbility(game, FESTIVE)
  const isFull = pieces.length >= (most ?? Infinity)
  const asks = t(isFull ? 'festive.full' : 'festive.what')
  const who = isMember ? asks : t('festive.closed')
  return (
    <Ability
      says={news ?? (isOn ? who : t('festive.off'))}
      about={isMember ? t('festive.about', { count: stands ?? 0 }) : undefined}
    >
      {(isMember || isStaff) && <Kinds game={game} canSetUp={isMember && isOn} isFull={isFull} />}
      {pieces.length > 0 && (isMember || isStaff) && <TakeAll game={game} count={pieces.length} most={most ?? 0} />}
    </Ability>
  )
}

type KindsProps = FestiveContentProps & { canSetUp: boolean; isFull: boolean }

/** A key that sets up each kind, with how many stand, of which the nearest is taken down. */
function Kinds({ game, canSetUp, isFull }: KindsProps) {
  const { t } = useTranslation('late')
  const { pieces } = useStore(game.state, ({ world }) => world.festive)
  const grid = useStore(game.state, ({ place }) => place?.grid)
  const now = useNow(LOOK_MS)
  const here = grid ? tileOf(game.world, game.world.me, { grid, now }) : { x: 0, y: 0 }
  const standing = new Map(piecesHere(pieces, here).map((some) => [some.kind, some]))
  const ask = (of: FestiveKind | number) => () => game.acts.things.ask(festiveThing(of), 0)
  return (
    <ul className={styles.kinds}>
      {FESTIVE_KINDS.filter((kind) => canSetUp || standing.has(kind)).map((kind) => {
        const thing = t(`festive.kind.${kind}`)
        const some = standing.get(kind)
        return (
          <li key={kind}>
            {canSetUp ? (
              <Button icon={ICONS[kind]} disabled={isFull} onClick={ask(kind)}>
                {thing}
              </Button>
            ) : (
              <span className={styles.thing}>
                <Icon name={ICONS[kind]} />
                <span>{thing}</span>
              </span>
            )}
            {some && (
              <span className={styles.standing}>
                <span>{t('festive.standing', { count: some.count })}</span>
                <button
                  type="button"
                  className={styles.down}
                  aria-label={t('festive.key.takeThat', { thing })}
                  onClick={ask(some.nearest.id)}
                >
                  {t('festive.key.takeDown')}
                </button>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Forty pieces are a lot of work, so it is asked twice. */
function TakeAll({ game, count, most }: FestiveContentProps & { count: number; most: number }) {
  const { t } = useTranslation('late')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className={styles.all}>
      <span>{t('festive.count', { count, most })}</span>
      {isAsked ? (
        <AbilityKeys>
          <Button size="small" kind="danger" onClick={() => game.acts.things.ask(FESTIVE, 0)}>
            {t('festive.key.sure')}
          </Button>
          <Button size="small" onClick={() => setIsAsked(false)}>
            {t('festive.key.keep')}
          </Button>
        </AbilityKeys>
      ) : (
        <button type="button" className={styles.down} onClick={() => setIsAsked(true)}>
          {t('festive.key.takeAll')}
        </button>
      )}
    </div>
  )
}
