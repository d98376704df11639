import { useState } from 'react'
import type { MapLayer } from './map-layers.ts'

/** Which layers are seen, and which are locked, so that nothing on them is taken hold of or changed. */
export function useMapLayers() {
  const [hidden, setHidden] = useState<ReadonlySet<MapLayer>>(new Set(['areas']))
  const [locked, setLocked] = useState<ReadonlySet<MapLayer>>(new Set())
  return {
    hidden,
    locked,
    /** The layers of which nothing is taken hold of by pointing: what is not seen cannot be meant. */
    untouched: new Set([...hidden, ...locked]),
    show: (layer: MapLayer) => setHidden(without(hidden, layer)),
    toggleEye: (layer: MapLayer) => setHidden(toggled(hidden, layer)),
    toggleLock: (layer: MapLayer) => setLocked(toggled(locked, layer)),
  }
}

function toggled<One>(set: ReadonlySet<One>, one: One): ReadonlySet<One> {
  return set.has(one) ? without(set, one) : new Set([...set, one])
}

function without<One>(set: ReadonlySet<One>, one: One): ReadonlySet<One> {
  return set.has(one) ? new Set([...set].filter((other) => other !== one)) : set
}
