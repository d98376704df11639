import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PICTURE } from '#app/dog/picture-box.ts'
import { brokenRules } from './axe.ts'
import { it } from './park-test.ts'

it('dresses a stranger’s dog, who signs in and has a dog in that coat', async ({ park }) => {
  const visitor = await park.visitor()
  const { page } = visitor
  const { dressing } = visitor.texts.pages
  const inWords = (colour: string, things: string) =>
    page.getByText(dressing.dressed.replace('{{colour}}', colour).replace('{{things}}', things), { exact: true })
  // Without motion the mirror shows the first frame, as the card does.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.goTo('/dressing-room/3fb0a4-crown...')
  await inWords('teal', 'crown').waitFor()

  // Nothing has woken the page yet. What is typed is kept until the scripts are there.
  const find = page.getByRole('textbox', { name: dressing.find })
  await find.fill('crown')
  await find.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2))
  await visitor.button('Viking helmet').waitFor({ state: 'hidden' })
  expect(await find.evaluate((field: HTMLInputElement) => field.selectionStart), 'the caret').toBe(2)
  await find.fill('')

  // By the keyboard alone: the next thing, off and on, and back.
  await visitor.button('Crown').focus()
  await page.keyboard.press('Enter')
  await page.getByText(dressing.plain.replace('{{colour}}', 'teal'), { exact: true }).waitFor()
  await visitor.button(dressing.undo).press('Enter')
  await inWords('teal', 'crown').waitFor()
  await find.fill('rosa')
  await find.fill('vikingehjelm')
  await visitor.button('Viking helmet').press('Enter')
  await inWords('teal', 'viking helmet').waitFor()
  await page.getByRole('link', { name: '/dressing-room/3fb0a4-viking-helmet...' }).waitFor()
  await page.reload()
  // An outfit that was left wakes the page, which draws the mirror and gives its canvas a place.
  await inWords('teal', 'viking helmet').waitFor()
  await page.locator('[role=img] canvas[style]').first().waitFor()
  expect(await brokenRules(page, 'dressing room')).toEqual([])
  expect(await otherPixels(page, '/cards/3fb0a4-viking-helmet....png')).toEqual([])

  const saved = page.waitForEvent('download')
  await visitor.presses(page.getByRole('link', { name: dressing.save }))
  expect((await saved).suggestedFilename()).toBe('voffpark.png')

  await visitor.presses(visitor.button(dressing.be))
  const { signIn } = visitor.texts.site
  await page.getByRole('textbox', { name: signIn.email }).fill('dressed@voffpark.test')
  await visitor.presses(visitor.button(signIn.submit))
  const { newUser, newDog, colour } = visitor.texts.kennel
  await page.getByRole('textbox', { name: newUser.username }).fill('Kledd')
  await visitor.agree()
  await visitor.presses(visitor.button(newUser.ok))
  await page.getByRole('textbox', { name: newDog.name }).fill('Speilet')
  await visitor.presses(visitor.button(newDog.ok))
  await visitor.presses(visitor.button(colour.save))
  await page.waitForURL('**/h5/client?id=*')
  const database = park.server.database
  const dog = await database.prepare("select color from dog where name = 'Speilet'").first('color')
  expect(dog).toBe('#3fb0a4')
})

/** The pixels of the dog in the mirror that the card shows in another colour. A pixel of the dog is nine wide on it. */
function otherPixels(page: Page, card: string): Promise<string[]> {
  return page.evaluate(
    async ({ card, foot }) => {
      const canvas = document.querySelector('[role=img] canvas')
      if (!(canvas instanceof HTMLCanvasElement)) return ['no mirror']
      const dog = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
      const image = new Image()
      image.src = card
      await image.decode()
      const copy = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      const context = copy.getContext('2d')
      context?.drawImage(image, 0, 0)
      const shown = context?.getImageData(0, 0, copy.width, copy.height)
      if (!dog || !shown) return ['no pixels']
      const others: string[] = []
      let solid = 0
      for (let y = 0; y < dog.height; y++) {
        for (let x = 0; x < dog.width; x++) {
          const [red, green, blue, alpha] = dog.data.subarray((y * dog.width + x) * 4)
          if (alpha !== 255) continue
          solid += 1
          const at = ((630 - 42 + (y - foot.y) * 9) * shown.width + 600 + (x - foot.x) * 9) * 4
          const [cardRed, cardGreen, cardBlue] = shown.data.subarray(at)
          if (red !== cardRed || green !== cardGreen || blue !== cardBlue) others.push(`${x}, ${y}`)
        }
      }
      return solid < 300 ? [`only ${solid} pixels in the mirror`] : others
    },
    { card, foot: PICTURE.foot },
  )
}
