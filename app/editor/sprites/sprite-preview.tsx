import { useTranslation } from 'react-i18next'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import { shownValue } from '#app/editor/kit/typed-value.ts'
import { classNames } from '#app/ui/class-names.ts'
import { addressOfPicture, sizeOfPicture } from '#durable/rules/pictures/picture-name.ts'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import styles from './sprites.module.css'

const MODEL_COAT = '#e9b877'
/** The largest picture that is shown twice as large as it is, px. */
const TWICE_UP_TO = 112

/** A picture as the park shows it by day and by night, with its foot and ground, beside a dog; or in news. */
export function SpritePreview({ row }: { row: DraftRow }) {
  const { t } = useTranslation('editor')
  const size = sizeOfPicture(row.picture)
  if (!size) return <p>{t('sprites.noPicture')}</p>
  const src = addressOfPicture(shownValue(row.picture))
  if (row.use === 'news')
    return (
      <figure className={styles.figure}>
        <div className={styles.slip}>
          <img src={src} width={80} height={80} alt="" />
        </div>
        <figcaption>{t('sprites.inNews')}</figcaption>
      </figure>
    )
  const scale = Math.max(size.width, size.height) <= TWICE_UP_TO ? 2 : 1
  return (
    <figure className={styles.figure}>
      {(['day', 'night'] as const).map((time) => (
        <div key={time} className={classNames(styles.lawn, styles[time])}>
          <span className={styles.thing} style={{ width: size.width * scale, height: size.height * scale }}>
            <img src={src} width={size.width * scale} height={size.height * scale} alt="" />
            {time === 'day' && <FootMarks row={row} size={size} scale={scale} />}
          </span>
          <DogPicture dog={{ color: MODEL_COAT }} label="" scale={scale} />
        </div>
      ))}
      <figcaption>{t('sprites.preview')}</figcaption>
    </figure>
  )
}

type Marks = { row: DraftRow; size: { width: number; height: number }; scale: number }

/** Where the foot of the picture is, and the ground that it takes up. */
function FootMarks({ row, size, scale }: Marks) {
  const x = numberIn(row.footX) ?? Math.floor(size.width / 2)
  const y = numberIn(row.footY) ?? size.height
  const [w, h] = [numberIn(row.groundW), numberIn(row.groundH)]
  return (
    <>
      {row.use === 'standing' && w !== null && h !== null && (
        <i
          className={styles.ground}
          style={{ left: (x - w / 2) * scale, top: (y - h) * scale, width: w * scale, height: h * scale }}
        />
      )}
      <i className={styles.foot} style={{ left: x * scale, top: y * scale }} />
    </>
  )
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
