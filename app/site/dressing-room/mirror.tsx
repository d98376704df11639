import { useTranslation } from 'react-i18next'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import { StillDogPicture } from '#app/dog/still-dog.tsx'
import type { StillDog } from '#app/dog/still-dog.tsx'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { SLOTS } from '#durable/rules/items/item-kind.ts'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { colourWord } from '#durable/rules/looks/colour-words.ts'
import type { Outfit } from '#durable/rules/looks/outfit-address.ts'
import { surprise } from './fitting.ts'
import { FRONT, SIDES } from './stances.ts'
import type { Stance } from './stances.ts'
import type { Fitting } from './use-fitting.ts'
import styles from './dressing-room.module.css'

export type Stills = { front: StillDog; sides: readonly StillDog[] }

type MirrorProps = {
  fitting: Fitting
  /** The first outfit as plain HTML, which is shown until the scripts are there: from the front, and each of `SIDES`. */
  stills?: Stills
  /** CSS px of the large picture per art px. */
  scale?: 4 | 6
}

/** The dog from all sides, and in words. */
export function Mirror({ fitting, stills, scale = 6 }: MirrorProps) {
  const { t } = useTranslation('pages')
  const { outfit, show, undo } = fitting
  const words = useWordsFor(fitting)
  return (
    <div className={styles.mirror}>
      {stills && (
        <noscript>
          <p>{t('dressing.noScript')}</p>
        </noscript>
      )}
      <div className={styles.glass} role="img" aria-label={words}>
        <Reflection outfit={outfit} still={stills?.front} stance={FRONT} scale={scale} />
      </div>
      <div className={styles.sides} aria-hidden="true">
        {SIDES.map((stance, place) => (
          <Reflection key={place} outfit={outfit} still={stills?.sides[place]} stance={stance} scale={2} />
        ))}
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

type ReflectionProps = { outfit: Outfit; still: StillDog | undefined; stance: Stance; scale: 2 | 4 | 6 }

/** One picture of the dog. */
function Reflection({ outfit, still, stance, scale }: ReflectionProps) {
  const first = still && <StillDogPicture dog={still} label="" scale={scale} />
  return <DogPicture dog={outfit} {...stance} scale={scale} label="" first={first} />
}

/** The dog in a sentence: its colour and what it wears. */
function useWordsFor({ outfit: { color, wear }, kinds }: Fitting): string {
  const { t } = useTranslation('pages')
  const language = useLanguage()
  const names = SLOTS.flatMap((slot) => kinds.find(({ key }) => key === wear[slot])?.name[language].toLowerCase() ?? [])
  const things = new Intl.ListFormat(LANGUAGE_TAGS[language], { type: 'conjunction' }).format(names)
  const colour = t(`dressing.colour.${colourWord(color)}`)
  return names.length === 0 ? t('dressing.plain', { colour }) : t('dressing.dressed', { colour, things })
}
