import type { Textures } from '#app/game/scene/atlas/textures.ts'
import type { WireFestive } from '#durable/protocol/messages.ts'
import { footOfPiece, prefabOfPiece } from '#durable/rules/committee/festive.ts'
import type { Thing } from '#durable/world/room-doc.ts'
import { ThingsOver } from './things-over.ts'
import type { Scene, ShownPieces } from './things-over.ts'

/** Draws what the party committee has set up, over the published room. */
export class FestiveThings {
  readonly #over: ThingsOver
  #pieces: readonly WireFestive[] = []
  #things: readonly Thing[] = []

  constructor(textures: Textures) {
    this.#over = new ThingsOver(textures)
  }

  show(scene: Scene): ShownPieces {
    const { pieces } = scene.world.festive
    if (pieces !== this.#pieces) this.#things = pieces.map(thingOf)
    this.#pieces = pieces
    return this.#over.show(this.#things, scene)
  }
}

function thingOf({ id, kind, x, y }: WireFestive): Thing {
  return { id: `festive-${id}`, prefab: prefabOfPiece(kind), ...footOfPiece({ x, y }) }
}
