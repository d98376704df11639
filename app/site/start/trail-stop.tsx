import type { ReactNode } from 'react'
import type { CastName } from '#app/art/dog/cast.ts'
import { CastDog } from '#app/dog/cast-dog.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { type EdgeThing, EdgeThings } from './edge-things.tsx'
import styles from './styles/start-page.module.css'

type TrailStopProps = {
  things: readonly EdgeThing[]
  /** Somebody on the trail, in the gap below. */
  walker?: CastName
  /** False where, on a narrow page, somebody else sits in that gap. */
  isRoomy?: boolean
  /** The walker keeps to the right of the trail. */
  isPassing?: boolean
  /** Two things stand at either side of the trail. */
  isPair?: boolean
  children: ReactNode
}

/** Something to read beside or across the trail, with what grows at its edges. */
export function TrailStop({
  things,
  walker,
  isRoomy = true,
  isPassing = false,
  isPair = false,
  children,
}: TrailStopProps) {
  return (
    <div className={classNames(styles.stop, isPair && styles.pair)}>
      <EdgeThings things={things} />
      {children}
      {walker && (
        <span className={classNames(styles.walker, !isRoomy && styles.aside, isPassing && styles.passer)}>
          <CastDog name={walker} />
        </span>
      )}
    </div>
  )
}
