import { EDITED_ROOM } from '#test/durable/world/drafts/edited-room.ts'
import type { Part } from '#test/soak/part.ts'
import { seeded } from '#test/support/random.ts'
import { playTwoEditors } from './two-editors.ts'

/** Two editors on one draft over a bad line, of rows and letters and of a room, `changes` changes with each of `seeds` seeds. */
export function editorsPart({ seeds, changes }: { seeds: number; changes: number }): Part {
  return {
    name: 'editors',
    needsBundles: false,
    run: async () => {
      const runs = [undefined, EDITED_ROOM].flatMap((edited) =>
        Array.from({ length: seeds }, (_, at) => ({
          seed: at + 1,
          ...playTwoEditors(seeded(at + 1), changes, edited),
        })),
      )
      const sum = (name: 'made' | 'undone' | 'lost' | 'repeated') =>
        runs.reduce((total, { figures }) => total + figures[name], 0)
      return {
        broken: runs.flatMap(({ seed, broken }) => broken.map((promise) => `SEED=${seed} ${promise}`)),
        figures: { seeds, changes: sum('made'), undone: sum('undone'), lost: sum('lost'), repeated: sum('repeated') },
      }
    },
  }
}
