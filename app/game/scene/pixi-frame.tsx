import { useEffect, useRef } from 'react'
import { beginPicture } from './pixi-picture.ts'
import type { PixiPicture } from './pixi-picture.ts'
import styles from './park-scene.module.css'

type PixiFrameProps = {
  isPlain: boolean
  /** Told the picture when it is there, and null before it goes. */
  onChange: (picture: PixiPicture | null) => void
}

/** Where Pixi draws. Each picture has a canvas of its own, since a canvas never gets a second context. */
export function PixiFrame({ isPlain, onChange }: PixiFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isOver = false
    let picture: PixiPicture | null = null
    const canvas = document.createElement('canvas')
    frame.current?.appendChild(canvas)
    beginPicture(canvas, { isPlain }).then(
      (begun) => {
        if (isOver) return begun.app.destroy()
        picture = begun
        onChange(begun)
      },
      (error: unknown) => reportError(error),
    )
    return () => {
      isOver = true
      canvas.remove()
      onChange(null)
      picture?.app.destroy()
    }
  }, [isPlain, onChange])
  return <div ref={frame} className={styles.frame} />
}
