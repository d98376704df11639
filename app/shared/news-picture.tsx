/** The greatest width of the picture of an announcement; it is as high as that at most. */
const SIDE_PX = 80

type NewsPictureProps = { path: string; alt: string | null; className?: string }

/** The small picture of an announcement, whose place is kept until it is there. */
export function NewsPicture({ path, alt, className }: NewsPictureProps) {
  return <img className={className} src={path} alt={alt ?? ''} width={SIDE_PX} height={SIDE_PX} loading="lazy" />
}
