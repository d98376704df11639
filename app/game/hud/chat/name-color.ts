import type { Color } from '#durable/rules/colours.ts'
import { readableOn } from '#durable/rules/colours.ts'

/** The lightest ground of a line in the log: the dark pane under the white of a mention (log-line.module.css). */
export const LIGHTEST_GROUND: Color = '#3b3444'

/** The colour of a dog's name in the log: that of its coat, made light enough to be read in every line. */
export function nameColor(coat: Color): Color {
  return readableOn(coat, LIGHTEST_GROUND)
}
