import { expect, it } from 'vitest'
import { whyNotDeploy } from '#worker/local/may-deploy.ts'
import wranglerToml from '../../../wrangler.toml?raw'

const SET = wranglerToml.replace(/^CONTACT_ADDRESS = .*$/m, 'CONTACT_ADDRESS = "hej@park.dk"')

it('a park with an address and without local sign-in may be deployed', () => {
  expect(whyNotDeploy(SET, {})).toBeNull()
})

it('local sign-in is never deployed, whether the file or the environment opens it', () => {
  expect(whyNotDeploy(`${SET}\nLOCAL_SIGN_IN = "1"`, {})).toContain('LOCAL_SIGN_IN')
  expect(whyNotDeploy(SET, { LOCAL_SIGN_IN: '1' })).toContain('LOCAL_SIGN_IN')
})

it.each(['""', '"hej"', '"hej@voffpark.test"', '"a b@park.dk"'])(
  'an address that nobody reads stays here: %s',
  (address) => {
    const toml = SET.replace(/^CONTACT_ADDRESS = .*$/m, `CONTACT_ADDRESS = ${address}`)
    expect(whyNotDeploy(toml, {})).toContain('CONTACT_ADDRESS')
  },
)

it('the file as it lies here asks for an address first', () => {
  expect(whyNotDeploy(wranglerToml, {})).toContain('CONTACT_ADDRESS')
})
