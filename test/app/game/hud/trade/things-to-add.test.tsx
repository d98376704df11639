import { expect, it } from 'vitest'
import { AccountContext } from '#app/game/hud/account/use-account.ts'
import { ThingsToAdd } from '#app/game/hud/trade/things-to-add.tsx'
import { DogAccount } from '#app/game/model/account/dog-account.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { readable, renderedPage, TEXTS } from '#test/app/site/rendered-page.tsx'

it.each(LANGUAGES)('says in %s that there is nothing more to add to the offer', (language) => {
  const html = renderedPage(
    <AccountContext value={new DogAccount(1)}>
      <ThingsToAdd things={[]} isLocked={false} onAdd={() => {}} />
    </AccountContext>,
    language,
  )
  expect(readable(html)).toBe(TEXTS[language].late.trade.noMore)
})
