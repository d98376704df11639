import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import { Fetched } from '#app/game/hud/account/fetched.tsx'
import { useAccountState } from '#app/game/hud/account/use-account.ts'
import { useWear } from '#app/game/hud/account/use-wear.ts'
import { PHONE, useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import { useOpenWindow } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { unseen } from '#app/ui/styles/unseen.ts'
import { SLOTS } from '#durable/rules/items/item-kind.ts'
import { BACKPACK_PAGE, pageOfSlot } from '#durable/rules/life/backpack.ts'
import { BAG_WINDOW } from './feature.ts'
import { LooksPage } from './looks-page.tsx'
import { ThingFoot } from './thing-foot.tsx'
import { ThingSlot } from './thing-slot.tsx'
import styles from './bag.module.css'

/** The page after those of the backpack. */
const LOOKS_PAGE = 2

const ALL_SLOTS = Array.from({ length: 2 * BACKPACK_PAGE }, (_, slot) => slot)

type BagProps = { game: Game; dog: PicturedDog }

/** The window of the backpack. */
export default function BagWindow(props: WindowProps) {
  const { t } = useTranslation(['game', 'late'])
  return (
    <GameWindow window={BAG_WINDOW} title={t('late:bag.title')} corner="bottom-right" className={styles.bag}>
      <Fetched topic="bag">
        <Bag {...props} />
      </Fetched>
    </GameWindow>
  )
}

/** What the own dog wears and has in its backpack, page by page, with what can be done with each thing. */
function Bag({ game, dog }: BagProps) {
  const { t } = useTranslation(['game', 'late'])
  const things = useAccountState((state) => state.things) ?? []
  const slots = useAccountState((state) => state.own?.backpackSlots) ?? BACKPACK_PAGE
  const [chosenId, choose] = useState<number | null>(null)
  // On a phone the bar has a key for each page, which sets `about`.
  const asked = useOpenWindow(BAG_WINDOW)?.about ?? 0
  const [page, setPage] = useState(asked)
  useEffect(() => setPage(asked), [asked])
  const isPhone = useMediaQuery(PHONE)
  const chosen = things.find(({ id }) => id === chosenId) ?? null
  const thingAt = (slot: string) => things.find((thing) => thing.slot === slot) ?? null
  const wear = useWear()
  const slotOf = (slot: string, place?: string) => (
    <ThingSlot
      key={slot}
      thing={thingAt(slot)}
      place={place}
      isChosen={chosen !== null && thingAt(slot) === chosen}
      onChoose={(id) => {
        choose(id)
        // What can be done with a thing stands on the pages of the backpack.
        if (page === LOOKS_PAGE) setPage(0)
      }}
    />
  )
  const filled = ALL_SLOTS.filter((slot) => thingAt(`bag:${slot}`) !== null)
  // [H6] A reborn dog has fewer slots than before, and all its things.
  const beyond = filled.filter((slot) => slot >= slots)
  const worn = (
    <div>
      <div className={styles.picture}>
        <DogPicture dog={{ ...dog, wear }} label="" scale={isPhone ? 2 : 3} />
      </div>
      <ul className={styles.worn} aria-label={t('late:bag.worn')}>
        {SLOTS.map((slot) => slotOf(slot, t(`late:slot.${slot}`)))}
      </ul>
    </div>
  )
  const tabs = (
    <div className={styles.pages} role="group" aria-label={t('late:bag.pages')}>
      {[t('late:bag.first'), t('late:bag.second'), t('late:looks.title')].map((word, number) => (
        <button
          key={word}
          type="button"
          className={classNames(styles.tab, page === number && styles.here)}
          aria-pressed={page === number}
          onClick={() => setPage(number)}
        >
          {word}
        </button>
      ))}
    </div>
  )
  if (page === LOOKS_PAGE) return <LooksPage dog={dog} worn={worn} tabs={tabs} />
  return (
    <>
      <div className={styles.parts}>
        {worn}
        <div>
          {tabs}
          <ul className={styles.grid} aria-label={t(page === 0 ? 'late:bag.first' : 'late:bag.second')}>
            {ALL_SLOTS.filter((slot) => pageOfSlot(slot) === page).map((slot) =>
              slot < slots || beyond.includes(slot) ? (
                slotOf(`bag:${slot}`)
              ) : (
                <li key={slot} className={classNames(styles.slot, styles.locked)}>
                  <Icon name="lock" />
                  <span className={unseen}>{t('late:bag.locked')}</span>
                </li>
              ),
            )}
          </ul>
        </div>
      </div>
      <p className={styles.count}>
        <b>{t('late:bag.count', { number: filled.length - beyond.length, slots })}</b> {t('late:bag.more')}
        {beyond.length > 0 && ` ${t('late:bag.kept', { count: beyond.length })}`}
      </p>
      <ThingFoot key={chosen?.id} game={game} thing={chosen} />
    </>
  )
}
