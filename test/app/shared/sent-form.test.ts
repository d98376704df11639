import { expect, it } from 'vitest'
import { sentForm } from '#app/shared/sent-form.ts'

const sent = (type: string, body: string) =>
  sentForm(new Request('https://park.test/', { method: 'POST', headers: { 'Content-Type': type }, body }))

it('reads a form', async () => {
  expect((await sent('application/x-www-form-urlencoded', 'language=dk')).get('language')).toBe('dk')
})

it.each([
  ['multipart/form-data', ''],
  ['multipart/form-data; boundary=a', 'no part'],
  ['text/plain', 'language=dk'],
])('answers 400 to a body of the type "%s" that is no form', async (type, body) => {
  await expect(sent(type, body)).rejects.toMatchObject({ status: 400 })
})
