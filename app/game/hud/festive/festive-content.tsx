import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Ability, AbilityKeys } from '#app/game/hud/committee/ability.tsx'
import { useIsMember } from '#app/game/hud/committee/use-is-member.ts'
import { useNow } from '#app/game/hud/shared/use-now.ts'
import { piecesHere } from '#app/game/model/around/festive-here.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { tileOf } from '#app/game/model/world/whereabouts.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { FESTIVE, FESTIVE_KINDS, FESTIVE_LIMITS, festiveThing } from '#durable/rules/committee/festive.ts'
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
  const isFull = pieces.length >= FESTIVE_LIMITS.piecesMax
  const asks = t(isFull ? 'festive.full' : 'festive.what')
  return (
    <Ability says={news ?? (isMember ? asks : t('festive.closed'))} about={isMember ? t('festive.about') : undefined}>
      {isMember && <Kinds game={game} isFull={isFull} />}
      {(isMember || isStaff) && pieces.length > 0 && <Standing game={game} />}
    </Ability>
  )
}

function Kinds({ game, isFull }: FestiveContentProps & { isFull: boolean }) {
  const { t } = useTranslation('late')
  return (
    <ul className={styles.kinds}>
      {FESTIVE_KINDS.map((kind) => (
        <li key={kind}>
          <Button icon={ICONS[kind]} disabled={isFull} onClick={() => game.acts.things.ask(festiveThing(kind), 0)}>
            {t(`festive.kind.${kind}`)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** What stands, by kind. Of several the nearest is taken down. */
function Standing({ game }: FestiveContentProps) {
  const { t } = useTranslation(['late', 'game'])
  const { pieces } = useStore(game.state, ({ world }) => world.festive)
  const grid = useStore(game.state, ({ place }) => place?.grid)
  const now = useNow(LOOK_MS)
  const here = grid ? tileOf(game.world, game.world.me, { grid, now }) : { x: 0, y: 0 }
  return (
    <section aria-label={t('late:festive.here')}>
      <h3 className={styles.heading}>
        {t('late:festive.here')}
        <small>{t('late:festive.count', { count: pieces.length, most: FESTIVE_LIMITS.piecesMax })}</small>
      </h3>
      <ul className={styles.standing}>
        {piecesHere(pieces, here).map(({ kind, count, nearest }) => {
          const thing = t(`late:festive.kind.${kind}`)
          return (
            <li key={kind}>
              <Icon name={ICONS[kind]} />
              <span className={styles.thing}>
                {count > 1 ? t('game:around.nearest', { name: thing, count }) : thing}
              </span>
              <Button
                size="small"
                aria-label={t('late:festive.key.takeThat', { thing })}
                onClick={() => game.acts.things.ask(festiveThing(nearest.id), 0)}
              >
                {t('late:festive.key.takeDown')}
              </Button>
            </li>
          )
        })}
      </ul>
      {pieces.length > 1 && <TakeAll game={game} />}
    </section>
  )
}

/** Forty pieces are a lot of work, so it is asked twice. */
function TakeAll({ game }: FestiveContentProps) {
  const { t } = useTranslation('late')
  const [isSure, setIsSure] = useState(false)
  if (!isSure)
    return (
      <AbilityKeys>
        <Button size="small" onClick={() => setIsSure(true)}>
          {t('festive.key.takeAll')}
        </Button>
      </AbilityKeys>
    )
  return (
    <AbilityKeys>
      <Button size="small" kind="danger" onClick={() => game.acts.things.ask(FESTIVE, 0)}>
        {t('festive.key.sure')}
      </Button>
      <Button size="small" onClick={() => setIsSure(false)}>
        {t('festive.key.keep')}
      </Button>
    </AbilityKeys>
  )
}
