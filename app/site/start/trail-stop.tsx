import type { ReactNode } from 'react'
import type { CastName } from '#app/art/dog/cast.ts'
import { CastDog } from '#app/dog/cast-dog.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EdgeThings } from './edge-things.tsx'
import type { EdgeThing } from './edge-things.tsx'
import styles from './styles/start-page.module.css'

type TrailStopProps = {
  things: readonly EdgeThing[]
  /** A dog on the trail, in the gap below the section. */
  walker?: CastName
  /** False if the gap has no room for a walker on a narrow page. */
  isRoomy?: boolean
  /** Whether the walker keeps to the right of the trail. */
  isPassing?: boolean
  /** Whether two things stand at either side of the trail. */
  isPair?: boolean
  children: ReactNode
}

/** A section of the trail, with what grows at its edges. */
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
