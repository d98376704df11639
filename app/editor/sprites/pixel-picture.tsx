import { useEffect, useRef } from 'react'
import type { Pixels } from '#durable/rules/pictures/indexed-png.ts'
import styles from './sprites.module.css'

/** The largest side of a picture that is shown beside another, CSS px. */
const SHOWN_PX = 160

/** Pixels as they are, so large as fits. */
export function PixelPicture({ pixels, label }: { pixels: Pixels; label: string }) {
  const at = useRef<HTMLCanvasElement>(null)
  const { width, height, data } = pixels
  useEffect(() => {
    const shown = new ImageData(new Uint8ClampedArray(data), width, height)
    at.current?.getContext('2d')?.putImageData(shown, 0, 0)
  }, [width, height, data])
  const scale = SHOWN_PX / Math.max(width, height)
  const zoom = scale > 1 ? Math.floor(scale) : scale
  return (
    <canvas
      ref={at}
      className={styles.pixels}
      role="img"
      aria-label={label}
      width={width}
      height={height}
      style={{ width: width * zoom, height: height * zoom }}
    />
  )
}
