import { expect } from 'vitest'
import type { Bot, Told } from '#test/bots/bot.ts'
import { intercept } from './intercept.ts'
import { holdsTicks } from './page-clock.ts'
import { it } from './park-test.ts'
import type { Visitor } from './visitor.ts'
import { PHONE } from './visitor.ts'

/** Waits until the bot has received a line. */
async function hears(bot: Bot, text: string) {
  await bot.until(() => bot.lines.some((line) => line.text === text))
}

/** Collects all messages that a bot receives from now on. */
function toldTo(bot: Bot): Told[] {
  const told: Told[] = []
  bot.onTold = (one) => void told.push(one)
  return told
}

it('shows a whisper to its two dogs and to nobody else', async ({ park }) => {
  const bystander = await park.bot({ dogs: ['Vims'] })
  const speaker = await park.enters({ dogs: ['Snusk'], language: 'dk' })
  const listener = await park.enters({ dogs: ['Tapp'], language: 'dk' })

  await speaker.say('/w Tapp kom til søen')
  await speaker.hears('kom til søen')
  await listener.hears('kom til søen')
  await listener.hears(listener.texts.game.whisper.toYou)
  // A later public line has come, so the whisper would have come as well.
  await speaker.say('/me ruller rundt i græsset')
  await hears(bystander, 'ruller rundt i græsset')
  expect(bystander.lines.filter(({ text }) => text === 'kom til søen')).toEqual([])
})

it('says ordinary lines, masks bad words, and refuses a telephone number with a reason', async ({ park }) => {
  const listener = await park.bot({ dogs: ['Ørelap'] })
  const speaker = await park.enters({ dogs: ['Plap'], language: 'dk' })
  // These Danish words are bad ones in other languages.
  await speaker.say('nu er det slut, fuld fart hjem til kokken')
  await hears(listener, 'nu er det slut, fuld fart hjem til kokken')
  await speaker.say('hvad fuck')
  await hears(listener, 'hvad ****')

  await speaker.triesToSay('ring 20 12 34 56')
  await speaker.page.getByText(speaker.texts.refusals['personal-data']).waitFor()
  expect(await speaker.field().inputValue()).toBe('ring 20 12 34 56')
  await speaker.say('så ikke')
  await hears(listener, 'så ikke')
  expect(listener.lines.filter(({ text }) => text.includes('ring 20'))).toEqual([])
})

it('marks a mention of the own dog, and counts unread lines of another tab', async ({ park }) => {
  const reader = await park.enters({ dogs: ['Læser'], language: 'dk' })
  const speaker = await park.bot({ dogs: ['Kalder'] })
  const { bar, log } = reader.texts.game
  speaker.say('@læser er du der?')
  await reader.hears(log.mention)

  const tabCalled = (name: string) => reader.page.getByRole('tab', { name, exact: true })
  await tabCalled(log.tab.whispers).click()
  await speaker.until(() => speaker.lines.length > 0)
  const told = toldTo(speaker)
  const says = async () => {
    speaker.say('nå, vi ses')
    await speaker.until(() => told.some(({ type }) => type === 'said' || type === 'refused'))
    return told.splice(0).some(({ type }) => type === 'said')
  }
  // A fast talker has to wait.
  await expect.poll(says, { interval: 250, timeout: 30_000 }).toBe(true)
  await tabCalled(`${log.tab.all}, ${bar.unread_one.replace('{{count}}', '1')}`).click()
  await tabCalled(log.tab.all).waitFor()
  await reader.hears('nå, vi ses')
})

it('shows typing and emotes to the others, and those of others to the player', async ({ park }) => {
  const other = await park.bot({ dogs: ['Skriver'] })
  const visitor = await park.enters({ dogs: ['Føler'], language: 'dk' })
  const { emotes } = visitor.texts.game
  await visitor.panes.putAway()
  const dots = visitor.page.locator('[class*="dots"]')
  expect(await dots.count()).toBe(0)
  const typed = dots.waitFor()
  other.send({ type: 'typing' })
  await typed
  const felt = visitor.page.locator('[class*="emote"][style*="visible"]').waitFor()
  other.send({ type: 'emote', emote: 'heart' })
  await felt

  const told = toldTo(other)
  await visitor.field().pressSequentially('jeg skriver')
  await other.until(() => told.some(({ type }) => type === 'typing'))
  await visitor.button(emotes.label).click()
  await visitor.button(emotes.name.heart).click()
  await other.until(() => told.some(({ type, emote }) => type === 'emoted' && emote === 'heart'))
})

it('hides the lines of an ignored dog, also after a reload, until that is undone', async ({ park }) => {
  const reader = await park.enters({ dogs: ['Rexi'], language: 'dk' })
  const ignored = await park.bot({ dogs: ['Fidi'] })
  const { dogMenu, unheard } = reader.texts.game
  ignored.say('kan du høre mig?')
  await reader.hears('kan du høre mig?')
  await reader.log().getByRole('button', { name: 'Fidi' }).first().click()
  await reader.button(dogMenu.ignore).click()
  await reader.log().getByText('kan du høre mig?').waitFor({ state: 'detached' })

  await saysAndIsHeard(ignored, 'og nu?')
  await reader.say('stille her')
  await hears(ignored, 'stille her')
  await reader.page.reload()
  await reader.inPark()
  await saysAndIsHeard(ignored, 'hallo igen')
  await reader.say('helt stille')
  await reader.hears('helt stille')
  const heard = reader.log().getByText(/og nu|hallo igen|kan du høre/)
  expect(await heard.count()).toBe(0)

  const stop = await intercept(reader.page, '**/api/graphql', (route) =>
    route.request().postData()?.includes('MyUnheard')
      ? route.fulfill({ json: { errors: [{ message: 'Later', extensions: { code: 'try-again' } }] } })
      : route.fallback(),
  )
  await reader.button(unheard.title).click()
  const again = reader.button(reader.texts.game.life.again)
  await again.waitFor()
  await stop()
  await again.click()
  await reader.button(unheard.undoOf.replace('{{name}}', 'Fidi')).click()
  await reader.page.getByText(unheard.empty).waitFor()
  await reader.button(unheard.back).click()
  await saysAndIsHeard(ignored, 'velkommen tilbage')
  await reader.hears('velkommen tilbage')
})

/** Says a line, again and again until the room takes it: the bot then receives its own line. */
async function saysAndIsHeard(bot: Bot, text: string) {
  const isHeard = () => {
    if (bot.lines.some((line) => line.text === text)) return true
    bot.say(text)
    return false
  }
  await expect.poll(isHeard, { interval: 400, timeout: 30_000 }).toBe(true)
}

it('makes two dogs friends when one asks and the other accepts', async ({ park }) => {
  const asker = await park.enters({ dogs: ['Spørger'], language: 'dk' })
  const asked = await park.enters({ dogs: ['Svarer'] }, { viewport: PHONE })
  await asker.opensProfileOf('Svarer')
  const [dk, en] = [asker.texts.game.life.friends, asked.texts.game.life.friends]
  await asker.button(dk.ask).click()
  await asked.page.getByText(en.request.replace('{{name}}', 'Spørger')).waitFor()
  await asked.button(en.accept).click()
  await asker.page.getByText(dk.areFriends, { exact: true }).waitFor()
})

it('trades a hat once both have agreed, though one agrees before the other may', async ({ park }) => {
  let ticks: Awaited<ReturnType<typeof holdsTicks>> | undefined
  const giver = await park.enters({ dogs: [{ name: 'Giver', wear: { hat: 'beanie' } }], language: 'dk' })
  const taker = await park.enters(
    { dogs: ['Tager'] },
    { viewport: PHONE, before: async ({ page }: Visitor) => (ticks = await holdsTicks(page)) },
  )
  const [dk, en] = [giver.texts.game.life.trade, taker.texts.game.life.trade]
  await giver.opensProfileOf('Tager')
  await giver.button(dk.title).click()
  await taker.button(en.look).click()
  await giver.button('Hue').click()
  await taker.page.getByText('Beanie').first().waitFor()
  // The giver agrees before the countdown of the other side has ended: the countdown must end all the same.
  await ticks?.hold()
  await giver.button(dk.agree).click()
  await giver.page.getByText(dk.waiting.replace('{{name}}', 'Tager')).waitFor()
  await taker.page.getByText(en.agreed).waitFor()
  await ticks?.release()
  await taker.button(en.agree).click()
  await giver.page.getByText(dk.done).waitFor()
  await taker.page.getByText(en.done).waitFor()

  await taker.button(en.close).click()
  await taker.button(taker.texts.game.bar.bag).click()
  await taker.page.getByRole('dialog').getByRole('button', { name: 'Beanie' }).waitFor()
})
