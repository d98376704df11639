import { classNames } from '#app/ui/class-names.ts'
import styles from './news-picture.module.css'

/** The greatest width and height of the picture of an announcement, in CSS pixels. */
const SIDE_PX = 80

type NewsPictureProps = { path: string; alt: string | null; className?: string }

/** The small picture of an announcement. Its space is reserved before it is loaded. */
export function NewsPicture({ path, alt, className }: NewsPictureProps) {
  return (
    <img
      className={classNames(styles.picture, className)}
      src={path}
      alt={alt ?? ''}
      width={SIDE_PX}
      height={SIDE_PX}
      loading="lazy"
    />
  )
}
