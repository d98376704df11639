import { useTranslation } from 'react-i18next'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import { type StillDog, StillDogPicture } from '#app/dog/still-dog.tsx'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { itemKind } from '#durable/rules/items/catalogue.ts'
import { SLOTS } from '#durable/rules/items/item-kind.ts'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { colourWord } from '#durable/rules/looks/colour-words.ts'
import type { Outfit } from '#durable/rules/looks/outfit-address.ts'
import styles from './dressing-room.module.css'
import { surprise } from './fitting.ts'
import type { Fitting } from './use-fitting.ts'

type MirrorProps = {
  fitting: Fitting
  /** What a page without scripts shows instead. */
  still?: StillDog
  /** CSS px of the large picture per art px. */
  scale?: 4 | 6
}

/** The dog from all sides, and in words. */
export function Mirror({ fitting, still, scale = 6 }: MirrorProps) {
  const { t } = useTranslation('pages')
  const { outfit, show, undo } = fitting
  const words = useWordsFor(outfit)
  return (
    <div className={styles.mirror}>
      {still && (
        <noscript>
          <StillDogPicture dog={still} label="" scale={4} />
          <p>{t('dressing.noScript')}</p>
        </noscript>
      )}
      <div className={styles.glass} role="img" aria-label={words}>
        <DogPicture dog={outfit} pose="sit" facing="down" scale={scale} animated label="" />
      </div>
      <div className={styles.sides} aria-hidden="true">
        <DogPicture dog={outfit} pose="walk" facing="right" scale={2} animated label="" />
        <DogPicture dog={outfit} pose="stand" facing="up" scale={2} label="" />
        <DogPicture dog={outfit} pose="happy" facing="down" scale={2} animated label="" />
        <DogPicture dog={outfit} pose="sit" facing="left" scale={2} label="" />
      </div>
      <p className={styles.words} aria-live="polite">
        {words}
      </p>
      <div className={styles.buttons}>
        <Button icon="dice" onClick={() => show(surprise(Math.random))}>
          {t('dressing.surprise')}
        </Button>
        <Button icon="left" disabled={undo === null} onClick={() => undo?.()}>
          {t('dressing.undo')}
        </Button>
      </div>
    </div>
  )
}

/** The dog in a sentence: its colour and what it wears. */
function useWordsFor({ color, wear }: Outfit): string {
  const { t } = useTranslation('pages')
  const language = useLanguage()
  const names = SLOTS.flatMap((slot) => itemKind(wear[slot] ?? '')?.name[language].toLowerCase() ?? [])
  const things = new Intl.ListFormat(LANGUAGE_TAGS[language], { type: 'conjunction' }).format(names)
  const colour = t(`dressing.colour.${colourWord(color)}`)
  return names.length === 0 ? t('dressing.plain', { colour }) : t('dressing.dressed', { colour, things })
}
