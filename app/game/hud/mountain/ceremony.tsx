import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import { Icon } from '#app/ui/icon.tsx'
import { RANK_NAMES } from '#durable/protocol/access-texts.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import type { Rank } from '#durable/rules/ranks.ts'
import styles from './ceremony.module.css'

/** How long the ceremony of a new rank is shown, ms. */
const CELEBRATED_MS = 8000

/** Shows everybody in the room that a dog has reached a rank. */
export function Ceremony({ game }: { game: Game }) {
  const { t, i18n } = useTranslation('game')
  const [risen, setRisen] = useState<{ dog: DogId; rank: Rank } | null>(null)
  useEffect(() => game.listen((moment) => moment.type === 'risen' && setRisen(moment)), [game])
  useEffect(() => {
    if (!risen) return
    const timer = setTimeout(() => setRisen(null), CELEBRATED_MS)
    return () => clearTimeout(timer)
  }, [risen])
  const dog = risen && game.world.dogs.get(risen.dog)
  if (!dog) return null
  return (
    <div className={styles.ceremony}>
      <DogPicture dog={dog} label="" pose="happy" scale={2} />
      <p>
        <Icon name="medal" />
        {t('life.mountain.risenSeen', {
          name: dog.name,
          rank: RANK_NAMES[languageOfTag(i18n.language)][risen.rank],
        })}
      </p>
    </div>
  )
}
