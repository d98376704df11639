import type { AimStore } from '#app/game/model/aim.ts'
import type { BubbleLayer } from '#app/game/scene/bubbles/bubble-layer.ts'
import type { Point } from '#app/game/scene/camera/camera.ts'
import type { Viewfinder } from '#app/game/scene/camera/viewfinder.ts'
import { CrowdWatch } from '#app/game/scene/crowd/crowd-watch.ts'
import type { Figures } from '#app/game/scene/dogs/figures.ts'
import type { NpcFigures } from '#app/game/scene/npcs/npc-figures.ts'
import type { Scenery } from '#app/game/scene/scenery/scenery.ts'
import type { DogId } from '#durable/protocol/messages.ts'

type LabelParts = {
  figures: Figures
  npcs: NpcFigures
  scenery: Scenery
  bubbles: BubbleLayer
  aim: AimStore
  viewfinder: Viewfinder
}

/** The name plates and bubbles over the dogs and NPCs in view. */
export class Labels {
  readonly #parts: LabelParts
  readonly #watch = new CrowdWatch()

  constructor(parts: LabelParts) {
    this.#parts = parts
  }

  /** How far the plate of each dog that has one is shifted, art px. */
  get plates(): ReadonlyMap<DogId, number> {
    return this.#watch.plates
  }

  /** The next frame calculates the layout again. */
  soon() {
    this.#watch.soon()
  }

  forget() {
    this.#watch.forget()
  }

  /** Decides which dogs have name plates, and where bubbles are. */
  lay(now: number) {
    const { figures, npcs, scenery, bubbles, aim, viewfinder } = this.#parts
    bubbles.expire(now, (dog) => this.#headOf(dog) !== null)
    if (bubbles.isStale) this.#watch.soon()
    const hasTalked = (who: DogId) => bubbles.hasTalked(who, now)
    const chosen = aim.getState().chosen?.dog ?? null
    const onlookers = [...figures.onlookers({ chosen, hasTalked }), ...npcs.onlookers(hasTalked)]
    const places = this.#watch.lay(now, onlookers, () => ({
      npcHeads: npcs.heads,
      covers: scenery.thingsIn(viewfinder.area).map(({ box, depth }) => ({ box, depth })),
      bubbles: bubbles.wanted(viewfinder.camera),
      zone: viewfinder.zone,
      hud: viewfinder.measure(),
    }))
    if (places) bubbles.lay(places.bubbles, viewfinder.camera, (dog) => this.#headOf(dog))
  }

  /** Where the words of a dog or an NPC begin in the view (CSS px); null if it is not here. */
  headAt(dog: DogId): Point | null {
    const head = this.#headOf(dog)
    return head && this.#parts.viewfinder.onScreen(head)
  }

  #headOf(dog: DogId): Point | null {
    const { figures, npcs } = this.#parts
    return figures.headOf(dog) ?? npcs.headOf(dog)
  }
}
