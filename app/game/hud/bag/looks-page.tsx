import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import { useThingName } from '#app/game/hud/account/use-thing-name.ts'
import { AnswerPending } from '#app/game/hud/shared/awaited.tsx'
import { RefusalNote } from '#app/game/hud/shared/refusal-note.tsx'
import { PHONE, useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SLOTS } from '#durable/rules/items/item-kind.ts'
import type { Outfit } from '#durable/rules/looks/outfit-address.ts'
import { SAVED_LOOKS_MAX } from '#durable/rules/looks/saved-looks.ts'
import { useLooks } from './use-looks.ts'
import type { LookDeed } from './use-looks.ts'
import styles from './bag.module.css'

const PLACES = Array.from({ length: SAVED_LOOKS_MAX }, (_, place) => place)

type LooksPageProps = {
  dog: PicturedDog
  /** What the dog has on now. */
  worn: ReactNode
  /** The keys of the pages. */
  tabs: ReactNode
}

/** [LK2] The page of the looks that the player keeps, with what can be done with each. */
export function LooksPage({ dog, worn, tabs }: LooksPageProps) {
  const { t } = useTranslation(['game', 'late'])
  const wordsOf = useLookWords()
  const isPhone = useMediaQuery(PHONE)
  const { looks, hasFailed, again, isBusy, refusal, deed, forget, save, drop, wear } = useLooks()
  const [chosen, setChosen] = useState<number | null>(null)
  const at = (place: number | null) => looks?.find((one) => one.place === place)?.wear ?? null
  const choose = (place: number) => {
    setChosen(place)
    forget()
  }
  const look = at(chosen)
  return (
    <>
      <div className={styles.parts}>
        {worn}
        <div>
          {tabs}
          {looks === null ? (
            <AnswerPending hasFailed={hasFailed} again={again} />
          ) : (
            <ul className={styles.looks} aria-label={t('late:looks.title')}>
              {PLACES.map((place) => (
                <li key={place}>
                  <button
                    type="button"
                    className={classNames(styles.slot, styles.full, place === chosen && styles.chosen)}
                    aria-pressed={place === chosen}
                    aria-label={t('late:looks.place', { number: place + 1, look: wordsOf(at(place)) })}
                    onClick={() => choose(place)}
                  >
                    <LookPicture dog={dog} wear={at(place)} scale={isPhone ? 1 : 2} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className={classNames(styles.foot, styles.lookFoot)}>
        <p className={styles.chosenName} role="status">
          {chosen === null ? t('late:looks.hint') : <b>{wordsOf(look)}</b>}
          {deed && <DeedWords deed={deed} />}
        </p>
        {chosen !== null && looks !== null && (
          <div className={styles.actions}>
            {look && (
              <Button size="small" disabled={isBusy} onClick={() => void drop(chosen)}>
                {t('late:looks.remove')}
              </Button>
            )}
            <Button
              size="small"
              kind={look ? 'secondary' : 'primary'}
              disabled={isBusy}
              onClick={() => void save(chosen)}
            >
              {t(look ? 'late:looks.replace' : 'late:looks.save')}
            </Button>
            {look && (
              <Button size="small" kind="primary" disabled={isBusy} onClick={() => void wear(chosen)}>
                {t('late:bag.putOn')}
              </Button>
            )}
          </div>
        )}
        <RefusalNote refusal={refusal} />
      </div>
    </>
  )
}

type LookPictureProps = { dog: PicturedDog; wear: Outfit['wear'] | null; scale: 1 | 2 }

function LookPicture({ dog, wear, scale }: LookPictureProps) {
  const { t } = useTranslation('late')
  if (!wear) return <span className={styles.place}>{t('looks.free')}</span>
  return <DogPicture dog={{ ...dog, wear }} label="" scale={scale} />
}

/** What was done last, and what of the look is missing. */
function DeedWords({ deed }: { deed: LookDeed }) {
  const { t } = useTranslation('late')
  const list = useThingList()
  const isPart = deed.did === 'worn' && deed.missing.length > 0
  return <small>{isPart ? t('looks.missing', { things: list(deed.missing) }) : t(`looks.${deed.did}`)}</small>
}

/** A look in words: the things of it, or that nothing is on, or that the place is free. */
function useLookWords(): (wear: Outfit['wear'] | null) => string {
  const { t } = useTranslation('late')
  const list = useThingList()
  return (wear) => {
    if (!wear) return t('looks.free')
    const kinds = SLOTS.flatMap((slot) => wear[slot] ?? [])
    return kinds.length === 0 ? t('looks.bare') : list(kinds)
  }
}

/** The names of things as a list, in the player's language. */
function useThingList(): (kinds: readonly string[]) => string {
  const { i18n } = useTranslation()
  const nameOf = useThingName()
  return (kinds) => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(kinds.map(nameOf))
}
