import { expect, it } from 'vitest'
import { Rack } from '#app/site/dressing-room/rack.tsx'
import { BARE } from '#durable/rules/looks/outfit-address.ts'
import { ApiServer } from '#test/app/api-server.ts'
import { openedPage } from '#test/app/opened-page.tsx'

const NAMES = { dk: 'Kongekrone', en: 'Royal crown', no: 'Kongekrona', se: 'Kungakrona' }
const CROWN = {
  ...{ kind: 'crown', price: 77, isRare: false, isSold: true },
  name: ({ language }: { language: keyof typeof NAMES }) => NAMES[language],
}

/** The things, of which these are published otherwise than in the code, with the crown put on. */
function opened(changedThings: readonly object[]) {
  new ApiServer({ changedThings })
  const outfit = { color: '#d9863b', wear: { ...BARE, hat: 'crown' } }
  return openedPage(<Rack fitting={{ outfit, show: () => {}, undo: null }} />, 'en')
}

it('calls a thing as it was published, with its price', async () => {
  const { findByText } = opened([CROWN])
  await findByText(/^Royal crown.*77/)
})

it('says of a thing that is sold no more that no shop has it', async () => {
  const { findByText } = opened([{ ...CROWN, isSold: false }])
  expect((await findByText(/^Royal crown/)).textContent).not.toContain('77')
})
