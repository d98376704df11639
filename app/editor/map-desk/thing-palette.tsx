import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MapPictures } from '#app/shared/map-picture.ts'
import { Button } from '#app/ui/button.tsx'
import { ThingUse } from './thing-use.tsx'
import type { MapDeskState } from './use-map-desk.ts'
import styles from './map-side.module.css'

type ThingPaletteProps = { desk: MapDeskState; pictures: MapPictures }

/** How many things the palette shows at once. */
const SHOWN_MAX = 60

/** The things that may be put into the room. */
export function ThingPalette({ desk, pictures: { Thing, prefabs } }: ThingPaletteProps) {
  const { t } = useTranslation('editor')
  const [search, setSearch] = useState('')
  const found = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/)
    return prefabs.filter((prefab) => words.every((word) => prefab.includes(word)))
  }, [prefabs, search])
  return (
    <section>
      <h3>{t('map.layer.things')}</h3>
      <input
        type="search"
        className={styles.search}
        aria-label={t('map.searchThings')}
        placeholder={t('map.searchThings')}
        value={search}
        onChange={({ currentTarget: { value } }) => setSearch(value)}
      />
      {found.length === 0 && <p>{t('none')}</p>}
      <div className={styles.things}>
        {found.slice(0, SHOWN_MAX).map((prefab) => (
          <button
            key={prefab}
            type="button"
            title={prefab}
            aria-label={prefab}
            aria-pressed={desk.prefab === prefab}
            onClick={() => desk.choosePrefab(prefab)}
          >
            <Thing prefab={prefab} px={48} />
          </button>
        ))}
      </div>
      {found.length > SHOWN_MAX && <p className={styles.note}>{t('map.more', { count: found.length - SHOWN_MAX })}</p>}
    </section>
  )
}

/** The thing that is chosen on the map. */
export function ChosenThing({ desk: { thing, dropThing, make, locked }, pictures: { Thing } }: ThingPaletteProps) {
  const { t } = useTranslation('editor')
  if (!thing) return null
  return (
    <section>
      <h3>{t('map.chosen')}</h3>
      <div className={styles.chosen}>
        <Thing prefab={thing.prefab} px={64} />
        <p>
          <b>{thing.prefab}</b>
          <br />
          <small>{t('map.foot', { x: thing.x, y: thing.y })}</small>
        </p>
        <Button size="small" icon="close" onClick={dropThing}>
          {t('map.drop')}
        </Button>
      </div>
      <ThingUse thing={thing} make={make} isLocked={locked.has('things')} />
    </section>
  )
}
