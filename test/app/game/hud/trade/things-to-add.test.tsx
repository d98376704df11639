import { expect, it } from 'vitest'
import { ThingsToAdd } from '#app/game/hud/trade/things-to-add.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { readable, renderedPage, TEXTS } from '#test/app/site/rendered-page.tsx'

it.each(LANGUAGES)('says in %s that there is nothing more to add to the offer', (language) => {
  const html = renderedPage(<ThingsToAdd things={[]} isLocked={false} onAdd={() => {}} />, language)
  expect(readable(html)).toBe(TEXTS[language].game.life.trade.noMore)
})
