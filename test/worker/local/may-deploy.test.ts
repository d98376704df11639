import { expect, it } from 'vitest'
import { whyNotDeploy } from '#worker/local/may-deploy.ts'
import rooms from '../../../durable/wrangler.toml?raw'
import wranglerToml from '../../../wrangler.toml?raw'

const SET = wranglerToml.replace(/^CONTACT_ADDRESS = .*$/m, 'CONTACT_ADDRESS = "hej@park.dk"')

it('a park with an address and without local sign-in may be deployed', () => {
  expect(whyNotDeploy({ site: SET, rooms }, {})).toBeNull()
})

it('local sign-in is never deployed, whether the file or the environment opens it', () => {
  expect(whyNotDeploy({ site: `${SET}\nLOCAL_SIGN_IN = "1"`, rooms }, {})).toContain('LOCAL_SIGN_IN')
  expect(whyNotDeploy({ site: SET, rooms }, { LOCAL_SIGN_IN: '1' })).toContain('LOCAL_SIGN_IN')
})

it.each(['""', '"hej"', '"hej@voffpark.test"', '"a b@park.dk"'])(
  'an address that nobody reads stays here: %s',
  (address) => {
    const toml = SET.replace(/^CONTACT_ADDRESS = .*$/m, `CONTACT_ADDRESS = ${address}`)
    expect(whyNotDeploy({ site: toml, rooms }, {})).toContain('CONTACT_ADDRESS')
  },
)

it('the file as it lies here asks for an address first', () => {
  expect(whyNotDeploy({ site: wranglerToml, rooms }, {})).toContain('CONTACT_ADDRESS')
})

it.each(['compatibility_date', 'database_id', 'ROOM_MAX_DOGS'])('a site and rooms of another %s stay here', (row) => {
  const others = rooms.replace(new RegExp(`^${row} = .*$`, 'm'), `${row} = "another"`)
  expect(others).not.toBe(rooms)
  expect(whyNotDeploy({ site: SET, rooms: others }, {})).toContain(row)
})
