/** [GR10] Days with a round that fill a card, and the bones for a full one. */
const CARD_DAYS = 7
const FULL_CARD_BONES = 10

/** The card of a user: its punches, 0 to 6, and the Oslo day of the last one; null before the first. */
export type PlayCard = { punches: number; lastDay: number | null }

/** [GR10] The card after a whole round of this day, and the bones that it gives. A day counts once; days need not follow each other. */
export function punchedCard(card: PlayCard, day: number): { card: PlayCard; bones: number } {
  // A round that comes late is of a day that may have been punched already, or lies before the last one.
  if (card.lastDay !== null && day <= card.lastDay) return { card, bones: 0 }
  const punches = card.punches + 1
  const isFull = punches === CARD_DAYS
  return { card: { punches: isFull ? 0 : punches, lastDay: day }, bones: isFull ? FULL_CARD_BONES : 0 }
}
