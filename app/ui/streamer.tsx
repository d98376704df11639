import type { Pennons } from '#durable/rules/committee/sitting.ts'
import { classNames } from './class-names.ts'
import styles from './styles/streamer.module.css'

type StreamerProps = {
  pennons: Pennons
  /** The word for it; null where it stands beside the streamer. */
  label: string | null
  /** Whether it is as high as a line of text. */
  isMini?: boolean | undefined
}

/** [PC8] The badge of the party committee: a streamer with one, two or three pennons, whose word says too what they mean. */
export function Streamer({ pennons, label, isMini = false }: StreamerProps) {
  const says = label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label }
  return <span className={classNames(styles.streamer, isMini && styles.mini)} data-pennons={pennons} {...says} />
}
