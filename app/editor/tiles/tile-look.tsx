import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import { rowsOf } from '#app/editor/kit/differences.ts'
import { usePublishedSprites } from '#app/editor/sprites/published-sprites.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { isRecord } from '#durable/rules/sheets/canonical.ts'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import { CODE_PREFABS, footprintsOf, prefabsWith } from '#durable/world/prefabs.ts'
import type { Prefabs } from '#durable/world/prefabs.ts'
import { TERRAIN } from '#durable/world/room-doc.ts'
import type { TerrainLetter } from '#durable/world/room-doc.ts'
import { FIRST_GROUND, terrainGround } from '#durable/world/terrain-ground.ts'
import type { GroundRules } from '#durable/world/terrain-ground.ts'

/** The sheet of tiles and the pictures of things as they are published, and the ground that follows from it and from things. */
type TileLook = { rows: readonly DraftRow[]; ground: GroundRules; prefabs: Prefabs }

const TileLookContext = createContext<TileLook>({ rows: [], ground: FIRST_GROUND, prefabs: CODE_PREFABS })

/** Gives what is in it the names and the ground of the terrains, as the sheet of tiles has them. */
export function TilesOf({ drafts, children }: { drafts: Drafts; children: ReactNode }) {
  const published = useStore(drafts.of('tiles').state, (state) => state.published)
  const sprites = usePublishedSprites(drafts)
  const look = useMemo(() => {
    const rows = rowsOf(published)
    const terrains = rows.length > 0 ? terrainGround(rows) : FIRST_GROUND.terrains
    const footprints = { ...FIRST_GROUND.footprints, ...footprintsOf(sprites) }
    return { rows, ground: { terrains, footprints }, prefabs: prefabsWith(sprites) }
  }, [published, sprites])
  return <TileLookContext value={look}>{children}</TileLookContext>
}

/** What each terrain is called in the reader's language. */
export function useTerrainName(): (letter: TerrainLetter) => string {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { rows } = useContext(TileLookContext)
  return (letter) => {
    const name = rows.find(({ id }) => id === TERRAIN[letter])?.name
    const word = isRecord(name) ? name[language] : undefined
    return typeof word === 'string' && word !== '' ? word : t(`map.terrain.${TERRAIN[letter]}`)
  }
}

/** The ground that follows from terrains and things. */
export function useTerrainGround(): GroundRules {
  return useContext(TileLookContext).ground
}

/** The pictures of things that there are. */
export function usePrefabs(): Prefabs {
  return useContext(TileLookContext).prefabs
}
