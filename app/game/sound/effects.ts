/**
 * The parameters of zzfx for each effect, in its order, from volume to filter. Effects are short and soft, never
 * shrill. They are fetched with the first sound.
 */
export const EFFECTS = {
  /** A splash: a pop of air, then drops. */
  splash: [0.7, 0.1, 210, 0.01, 0.04, 0.22, 4, 1.6, -3, 0, 0, 0, 0, 0.9, 0, 0, 0, 0.6, 0.03, 0, -900],
  /** Two wooden knocks, the second a fourth higher. */
  bone: [0.9, 0.02, 392, 0, 0.03, 0.12, 1, 1.4, 0, 0, 131, 0.06, 0, 0, 0, 0, 0.03, 0.7, 0.02],
  /** A latch and an oiled hinge. */
  door: [0.8, 0.03, 130, 0.01, 0.05, 0.16, 1, 1.8, 3, 0, 60, 0.09, 0, 0.2, 0, 0, 0, 0.6, 0.04],
  /** Two soft notes, for a line that is meant for the player. */
  ping: [0.8, 0, 523, 0.02, 0.09, 0.26, 0, 1, 0, 0, 262, 0.09, 0, 0, 0, 0, 0.05, 0.6, 0.05],
  /** Three rising notes, for a request. */
  friend: [0.8, 0, 440, 0.02, 0.14, 0.3, 0, 1, 0, 0, 110, 0.1, 0, 0, 0, 0, 0.08, 0.6, 0.04],
  /** A short fanfare. */
  ceremony: [0.9, 0, 392, 0.02, 0.4, 0.5, 1, 1.2, 0, 0, 131, 0.14, 0, 0, 0, 0, 0.12, 0.7, 0.06],
  /** Claws in soil, three times. */
  scratch: [0.6, 0.15, 260, 0.01, 0.26, 0.06, 4, 1.1, 3, 0, 0, 0, 0.11, 0.8, 0, 0.05, 0, 0.7, 0.02, 0.6, -1800],
  /** A short fall in pitch: nothing but worms. */
  worm: [0.6, 0.05, 330, 0.02, 0.08, 0.16, 0, 1.2, -4, 0, -70, 0.09, 0, 0, 0, 0, 0, 0.7, 0.03],
  /** Two breaths through the nose. */
  sniff: [0.5, 0.1, 300, 0.04, 0.14, 0.06, 4, 0.7, 5, 0, 0, 0, 0.12, 0.9, 0, 0, 0, 0.7, 0.02, 0.7, -1700],
  /** Wet fur, shaken. */
  shake: [0.6, 0.1, 140, 0.03, 0.36, 0.2, 4, 0.9, 0, 0, 0, 0, 0.07, 0.9, 0, 0, 0, 0.7, 0.05, 0.5, -1300],
  /** A ship's bell. */
  bell: [0.7, 0, 784, 0, 0.02, 1.6, 0, 1, 0, 0, 0, 0, 0, 0, 0.4, 0, 0.02, 0.4, 0.2],
  /** A paw at a ball. */
  thump: [1.2, 0.08, 200, 0, 0.03, 0.12, 1, 1.3, -5, 0, 0, 0, 0, 0.15, 0, 0, 0, 0.6, 0.02, 0, -1500],
  /** A bark, which each dog has in a pitch of its own. */
  bark: [0.8, 0.02, 392, 0.02, 0.05, 0.12, 1, 1.3, 6, -2, 0, 0, 0, 0.1, 0, 0, 0.02, 0.8, 0.03, 0, -2000],
  /** A crunch. */
  treat: [0.7, 0.1, 160, 0, 0.03, 0.08, 4, 1.2, 0, 0, 0, 0, 0.06, 0.4, 0, 0.1, 0.07, 0.7, 0.02],
} as const satisfies Record<string, readonly number[]>

export type SoundEffect = keyof typeof EFFECTS
