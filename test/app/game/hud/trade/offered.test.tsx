import { expect, it } from 'vitest'
import { AccountContext } from '#app/game/hud/account/use-account.ts'
import { Offered } from '#app/game/hud/trade/offered.tsx'
import { DogAccount } from '#app/game/model/account/dog-account.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { readable, renderedPage, TEXTS } from '#test/app/site/rendered-page.tsx'

const NOTHING = { dogId: 2, things: [], bones: 0, hasAgreed: false }

it.each(LANGUAGES)('says in %s that the other dog has offered nothing yet, not that it is looking', (language) => {
  const { noOffer, looking, agreed } = TEXTS[language].late.trade
  const said = (side: typeof NOTHING) =>
    readable(
      renderedPage(
        <AccountContext value={new DogAccount(1)}>
          <Offered title="" side={side} />
        </AccountContext>,
        language,
      ),
    )
  expect(said(NOTHING)).toContain(noOffer)
  expect(said(NOTHING)).not.toContain(looking)
  expect(said({ ...NOTHING, bones: 1 })).toContain(looking)
  expect(said({ ...NOTHING, hasAgreed: true })).toContain(agreed)
})
