import { botRun } from '#durable/rules/games/jumping-dog/run-bot.ts'
import type { DealtRace } from '#durable/rules/games/round/challenge.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { textOfLog } from '#durable/rules/games/round/log-text.ts'
import { PIECE_BYTES_MAX } from '#durable/rules/games/round/watching.ts'
import type { Bot } from '#test/bots/bot.ts'
import { BELLA } from '../company.ts'
import type { Scenes } from './scene.ts'

/** How long the picture of a race is run, ms: its first hurdles are there then. */
const RUNS_MS = 3000
/** The number of the run that the rival plays. */
const LUCK = 20

const BARK = 'Voff!'

/** A race with another dog: the ring, the window of who asks, the question, the count, the ghost, who was better, the bubbles. */
export const RACE: Scenes = {
  async race({ visitor, mates, shoot }) {
    const [rival] = mates
    if (!rival) throw new Error('nobody is there')
    const { page, texts } = visitor
    const { race } = texts.arcade.shell
    const name = rival.dogs.get(rival.dog)?.name ?? ''
    await visitor.panes.putAway()
    rival.say(BARK)
    const words = await page.locator('[data-bubble]', { hasText: BARK }).last().boundingBox()
    if (!words) throw new Error('nothing was said')
    await page.mouse.move(words.x + words.width / 2, words.y + words.height / 2)
    await page.mouse.down()
    const verb = page.getByText(texts.game.dogMenu.challenge, { exact: true })
    await verb.waitFor()
    await page.mouse.up()
    await shoot('race-ring')
    await verb.click()
    await page.getByRole('dialog', { name: texts.late.challenge.title }).waitFor()
    await shoot('race-window')
    await page.keyboard.press('Escape')
    await visitor.panes.putAway()
    rival.send({ type: 'use', op: crypto.randomUUID(), thing: `challenge:${BELLA}` })
    await visitor.button(race.yes).waitFor()
    await shoot('race-question')
    const dealt = raceOf(rival)
    await visitor.presses(visitor.button(race.yes))
    await page.getByRole('dialog', { name: texts.arcade.names.JumpingDog }).getByText(name).waitFor()
    await shoot('race-count')
    const ends = plays(rival, await dealt)
    await page.getByRole('group', { name: texts.arcade.shell.ownScore }).waitFor()
    for (let ms = 0; ms < RUNS_MS; ms += 500) {
      await page.keyboard.press('Space', { delay: 120 })
      await page.waitForTimeout(380)
    }
    await shoot('race')
    await page.getByText(race.waiting.replace('{{names}}', name)).waitFor()
    await shoot('race-waiting')
    ends()
    await page.getByRole('list').getByText(name).last().waitFor()
    await shoot('race-result')
    await visitor.presses(visitor.button(race.back))
    await page.locator('[data-bubble="result"]').first().waitFor({ state: 'attached' })
    await shoot('race-bubbles')
  },
}

function raceOf(bot: Bot): Promise<DealtRace> {
  return new Promise((deals) => {
    bot.onTold = (told) => {
      if (told.type === 'raceSet') deals(told['race'] as DealtRace)
    }
  })
}

/** Tells the rival's whole log when the race begins; what is returned ends it. */
function plays(bot: Bot, { id: round, game, seed, startsAt }: DealtRace): () => void {
  const { log, ticks } = botRun(seed, 'regular', numberedSeed(LUCK))
  const piece = { type: 'played', round }
  setTimeout(() => {
    bot.send({ ...piece, from: 0, tick: 0, bytes: '', course: { game, seed, isCalm: false } })
    for (let from = 0; from < log.length; from += PIECE_BYTES_MAX)
      bot.send({ ...piece, from, tick: ticks, bytes: textOfLog(log.slice(from, from + PIECE_BYTES_MAX)) })
  }, startsAt - Date.now())
  return () => bot.send({ ...piece, from: log.length, tick: ticks, bytes: '', isLast: true })
}
