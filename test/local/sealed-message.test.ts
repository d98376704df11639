// In Node, because the reader of the messages is written for its crypto.
import { createECDH, randomBytes } from 'node:crypto'
import ece from 'http_ece'
import { expect, it } from 'vitest'
import { sealedBody } from '#worker/push/sealed-message.ts'
import type { PushMessage } from '#worker/push/wording.ts'

const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/x'

const messageWith = (title: string): PushMessage => ({
  web_push: 8030,
  notification: { title, body: '', lang: 'da', navigate: '/', tag: 't', icon: '/i', badge: '/b', timestamp: 0 },
})

it('seals messages that only their browser opens, all of one length', async () => {
  for (let at = 0; at < 50; at++) {
    const browser = createECDH('prime256v1')
    const auth = randomBytes(16)
    const device = { endpoint: ENDPOINT, p256dh: browser.generateKeys('base64url'), auth: auth.toString('base64url') }
    const title = 'æ🐶'.repeat(at % 20)
    const body = await sealedBody(messageWith(title), device)
    expect(body.length).toBe(16 + 4 + 1 + 65 + 512 + 17)
    const opened = ece.decrypt(Buffer.from(body), { version: 'aes128gcm', privateKey: browser, authSecret: auth })
    expect(JSON.parse(opened.toString())).toEqual(messageWith(title))
  }
})
