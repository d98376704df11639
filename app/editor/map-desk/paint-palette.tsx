import { useTranslation } from 'react-i18next'
import { useTerrainName } from '#app/editor/tiles/tile-look.tsx'
import { TERRAIN } from '#durable/world/room-doc.ts'
import { BRUSH_SIZES } from './map-tools.ts'
import { GROUND_NAMES, TERRAIN_LETTERS } from './tile-words.ts'
import type { MapDeskState } from './use-map-desk.ts'
import styles from './map-side.module.css'

/** What terrain and ground are painted with, and how wide the brush is. */
export function PaintPalette({ desk: { paint, ...desk } }: { desk: MapDeskState }) {
  const { t } = useTranslation('editor')
  const nameOf = useTerrainName()
  const isOn = (layer: string, letter: string) => paint.layer === layer && paint.letter === letter
  return (
    <>
      <section>
        <h3>{t('map.layer.terrain')}</h3>
        <div className={styles.paints}>
          {TERRAIN_LETTERS.map((letter) => (
            <button
              key={letter}
              type="button"
              aria-pressed={isOn('terrain', letter)}
              onClick={() => desk.choosePaintLayer('terrain', letter)}
            >
              <i className={styles.swatch} data-terrain={TERRAIN[letter]} />
              <span>{nameOf(letter)}</span>
            </button>
          ))}
        </div>
      </section>
      <section>
        <h3>{t('map.layer.ground')}</h3>
        <div className={styles.paints}>
          {GROUND_NAMES.map((ground, digit) => (
            <button
              key={ground}
              type="button"
              aria-pressed={isOn('ground', String(digit))}
              onClick={() => desk.choosePaintLayer('ground', String(digit))}
            >
              <i className={styles.swatch} data-ground={ground} />
              <span>{t(`map.ground.${ground}`)}</span>
            </button>
          ))}
        </div>
      </section>
      {desk.tool === 'brush' && (
        <section>
          <h3>{t('map.brush')}</h3>
          <div className={styles.sizes} role="group" aria-label={t('map.brush')}>
            {BRUSH_SIZES.map((size) => (
              <button
                key={size}
                type="button"
                aria-pressed={paint.brush === size}
                onClick={() => desk.choosePaint({ brush: size })}
              >
                {size}
              </button>
            ))}
          </div>
        </section>
      )}
    </>
  )
}
