import { expect, it } from 'vitest'
import { Mirror } from '#app/site/dressing-room/mirror.tsx'
import { Rack } from '#app/site/dressing-room/rack.tsx'
import { useFitting } from '#app/site/dressing-room/use-fitting.ts'
import { BARE } from '#durable/rules/looks/outfit-address.ts'
import { ApiServer } from '#test/app/api-server.ts'
import { openedPage } from '#test/app/opened-page.tsx'

const NAMES = { dk: 'Kongekrone', en: 'Royal crown', no: 'Kongekrona', se: 'Kungakrona' }
const CROWN = {
  ...{ kind: 'crown', price: 77, isRare: false, isSold: true },
  name: ({ language }: { language: keyof typeof NAMES }) => NAMES[language],
}

function Room() {
  const fitting = useFitting({ color: '#d9863b', wear: { ...BARE, hat: 'crown' } })
  return (
    <>
      <Mirror fitting={fitting} />
      <Rack fitting={fitting} />
    </>
  )
}

/** Mirror and things, of which these are published otherwise than in the code, with the crown put on. */
function opened(changedThings: readonly object[]) {
  new ApiServer({ changedThings })
  return openedPage(<Room />, 'en')
}

it('calls a thing as it was published, with its price, in the mirror too', async () => {
  const { findByText, findByRole } = opened([CROWN])
  await findByText(/^Royal crown.*77/)
  await findByRole('img', { name: /royal crown/ })
})

it('says of a thing that is sold no more that no shop has it', async () => {
  const { findByText } = opened([{ ...CROWN, isSold: false }])
  expect((await findByText(/^Royal crown/)).textContent).not.toContain('77')
})
