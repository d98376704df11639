import { useEffect, useRef } from 'react'
import type { CSSProperties } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { onCanvasRestored } from '#app/ui/restored-canvas.ts'
import { SECTORS } from '#durable/rules/committee/wheel.ts'
import type { Sector } from '#durable/rules/committee/wheel.ts'
import { TURNING_MS } from './use-wheel.ts'
import { DISC_PX, drawDisc } from './wheel-disc.ts'
import styles from './wheel.module.css'

const ICONS: Record<Sector, IconName> = {
  sing: 'emote-music',
  joke: 'emote-laugh',
  lap: 'paw',
  kind: 'emote-heart',
  howl: 'moon',
  riddle: 'emote-question',
  statue: 'emote-sleepy',
  rhyme: 'note',
  bow: 'emote-wave',
  smells: 'sniff',
  story: 'scroll',
  together: 'bark',
}

/** How often the wheel turns before it stops. */
const ROUNDS = 5
const SECTOR_DEGREES = 360 / SECTORS.length

type WheelPictureProps = {
  /** The index of the sector that was drawn, and when (own clock, epoch ms); null while nothing is drawn. */
  drawn: { turn: number; startedAt: number; isTurning: boolean } | null
}

/** The wheel with its twelve sectors. The hand at the top points to the one that was drawn. */
export function WheelPicture({ drawn }: WheelPictureProps) {
  const picture = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const turned = useRef(0)
  const stop = drawn ? ROUNDS * 360 - drawn.turn * SECTOR_DEGREES : 0
  const isTurning = drawn?.isTurning === true
  const startedAt = drawn?.startedAt ?? 0

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const show = (degrees: number) => {
      turned.current = degrees
      picture.current?.style.setProperty('--turned', `${degrees}deg`)
      drawDisc(context, degrees)
    }
    const restored = canvas.current && onCanvasRestored(canvas.current, () => show(turned.current))
    if (!isTurning) {
      show(stop)
      return () => restored?.()
    }
    let frame = requestAnimationFrame(function turn() {
      const share = Math.min(1, Math.max(0, (Date.now() - startedAt) / TURNING_MS))
      show(stop * (1 - (1 - share) ** 3))
      if (share < 1) frame = requestAnimationFrame(turn)
    })
    return () => {
      cancelAnimationFrame(frame)
      restored?.()
    }
  }, [stop, isTurning, startedAt])

  return (
    <div ref={picture} className={styles.picture} aria-hidden="true">
      <canvas ref={canvas} width={DISC_PX} height={DISC_PX} className={styles.disc} />
      {SECTORS.map((sector, index) => (
        <span
          key={sector}
          className={styles.sector}
          style={{ '--at': `${index * SECTOR_DEGREES}deg` } as CSSProperties}
        >
          <Icon name={ICONS[sector]} />
        </span>
      ))}
      <span className={styles.hand} />
    </div>
  )
}
