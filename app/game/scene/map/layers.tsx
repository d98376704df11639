import type { Container } from 'pixi.js'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { MapLayers } from './map-stage.ts'

type LayersProps = {
  onThere: (layers: MapLayers) => void
  /** Called after each change of what is in here. */
  onDrawn: () => void
  /** What lies over everything. */
  children: ReactNode
}

/** The layers of the map, bottom first. They belong to Pixi's React tree, which renders when it is ready. */
export function LayersOfMap({ onThere, onDrawn, children }: LayersProps) {
  const world = useRef<Container>(null)
  const ground = useRef<Container>(null)
  const standing = useRef<Container>(null)
  const marks = useRef<Container>(null)
  useEffect(() => {
    if (!world.current || !ground.current || !standing.current || !marks.current) return
    onThere({ world: world.current, ground: ground.current, standing: standing.current, marks: marks.current })
  }, [onThere])
  useEffect(onDrawn)
  return (
    <pixiContainer ref={world}>
      <pixiContainer ref={ground} />
      <pixiContainer ref={standing} />
      <pixiContainer ref={marks} />
      <pixiContainer>{children}</pixiContainer>
    </pixiContainer>
  )
}
