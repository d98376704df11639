import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import app from '../entry.ts'

const ANDROID = '/.well-known/assetlinks.json'
const IOS = '/.well-known/apple-app-site-association'
const FINGERPRINT = Array.from({ length: 32 }, () => 'A0').join(':')

const ask = (path: string, settings: object = {}) => app.request(path, {}, { ...env, ...settings })

it('names the app of Android with all of its certificates', async () => {
  const APP_ANDROID_CERT = `dk.voffpark.app ${FINGERPRINT} ${FINGERPRINT}`
  const response = await ask(ANDROID, { APP_ANDROID_CERT })
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(await response.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'dk.voffpark.app',
        sha256_cert_fingerprints: [FINGERPRINT, FINGERPRINT],
      },
    },
  ])
})

it('names the app of iOS and the pages that it opens', async () => {
  const response = await ask(IOS, { APP_IOS_ID: 'ABCDE12345.dk.voffpark.app' })
  // The file has no ending, and Apple asks for this type.
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(await response.json()).toEqual({
    applinks: {
      details: [{ appIDs: ['ABCDE12345.dk.voffpark.app'], components: [{ '/': '/h5/*' }, { '/': '/stage/auth' }] }],
    },
    webcredentials: { apps: ['ABCDE12345.dk.voffpark.app'] },
  })
})

it.each([
  '',
  FINGERPRINT,
  'dk.voffpark.app',
  `app ${FINGERPRINT}`,
  `dk.voffpark.app ${FINGERPRINT.slice(3)}`,
  `dk.voffpark.app ${FINGERPRINT.toLowerCase()}`,
])('has no file for Android with the setting "%s"', async (APP_ANDROID_CERT) => {
  expect((await ask(ANDROID, { APP_ANDROID_CERT })).status).toBe(404)
})

it.each(['', 'dk.voffpark.app', 'ABCDE1234.dk.voffpark.app', 'abcde12345.dk.voffpark.app', '*'])(
  'has no file for iOS with the setting "%s"',
  async (APP_IOS_ID) => {
    expect((await ask(IOS, { APP_IOS_ID })).status).toBe(404)
  },
)

it('has neither file by default', async () => {
  expect([(await ask(ANDROID)).status, (await ask(IOS)).status]).toEqual([404, 404])
})
