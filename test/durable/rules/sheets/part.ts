import type { Part } from '#test/soak/part.ts'
import { seeded } from '#test/support/random.ts'
import { playTwoEditors } from './two-editors.ts'

/** Two editors on one draft over a bad line, `changes` changes with each of `seeds` seeds. */
export function editorsPart({ seeds, changes }: { seeds: number; changes: number }): Part {
  return {
    name: 'editors',
    needsBundles: false,
    run: async () => {
      const runs = Array.from({ length: seeds }, (_, at) => ({
        seed: at + 1,
        ...playTwoEditors(seeded(at + 1), changes),
      }))
      const sum = (name: 'made' | 'undone' | 'lost' | 'repeated') =>
        runs.reduce((total, { figures }) => total + figures[name], 0)
      return {
        broken: runs.flatMap(({ seed, broken }) => broken.map((promise) => `SEED=${seed} ${promise}`)),
        figures: { seeds, changes: sum('made'), undone: sum('undone'), lost: sum('lost'), repeated: sum('repeated') },
      }
    },
  }
}
