import type { Container } from 'pixi.js'
import { useEffect, useRef } from 'react'
import type { Layers } from './stage.ts'

/**
 * The layers of the picture, from the ground up. They belong to Pixi's React tree, which renders when it is ready, so
 * `onThere` is called when they exist.
 */
export function ParkLayers({ onThere }: { onThere: (layers: Layers) => void }) {
  const world = useRef<Container>(null)
  const ground = useRef<Container>(null)
  const marks = useRef<Container>(null)
  const standing = useRef<Container>(null)
  const plates = useRef<Container>(null)
  useEffect(() => {
    const layers = layersOf({ world, ground, marks, standing, plates })
    if (layers) onThere(layers)
  }, [onThere])
  return (
    <pixiContainer ref={world}>
      <pixiContainer ref={ground} />
      <pixiContainer ref={marks} />
      <pixiContainer ref={standing} />
      <pixiContainer ref={plates} />
    </pixiContainer>
  )
}

type Refs = Record<keyof Layers, { current: Container | null }>

function layersOf(refs: Refs): Layers | null {
  const { world, ground, marks, standing, plates } = refs
  if (!world.current || !ground.current || !marks.current || !standing.current || !plates.current) return null
  return {
    world: world.current,
    ground: ground.current,
    marks: marks.current,
    standing: standing.current,
    plates: plates.current,
  }
}
