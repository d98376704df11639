import type { Visitor } from './visitor.ts'

/** Trades: one dog offers a thing, named in the language of its player, to the dog called `to`, and both agree. */
export async function trades(
  [giver, thing]: readonly [Visitor, string],
  [taker, to]: readonly [Visitor, string],
  look: () => Promise<void> = async () => {},
) {
  const [mine, theirs] = [giver.texts.late.trade, taker.texts.late.trade]
  await giver.opensProfileOf(to)
  await giver.presses(giver.button(mine.title))
  await taker.presses(taker.button(theirs.look))
  await giver.presses(giver.button(thing))
  await giver.presses(giver.button(mine.agree))
  await giver.page.getByText(mine.waiting.replace('{{name}}', to)).waitFor()
  await look()
  await taker.page.getByText(theirs.agreed, { exact: true }).waitFor()
  await taker.presses(taker.button(theirs.agree))
  for (const [visitor, words] of [
    [giver, mine],
    [taker, theirs],
  ] as const) {
    await visitor.page.getByText(words.done).waitFor()
    await visitor.presses(visitor.button(words.close))
  }
}

/** Opens the backpack, which on a phone another window may have replaced, and waits until it shows the thing. */
export async function opensBag(visitor: Visitor, thing: string) {
  const { bag } = visitor.texts.late
  const window = visitor.page.getByRole('dialog', { name: bag.title })
  if (!(await window.isVisible())) await visitor.presses(visitor.button(visitor.texts.game.bar.bag))
  await window.getByRole('button', { name: thing }).waitFor()
  return window
}
