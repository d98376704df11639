import { expect, it } from 'vitest'
import { letterTo } from '#app/manage/reports/letter.ts'
import { isEmail } from '#durable/rules/staff/public-reports.ts'

it.each(['a?bcc=x%40evil.example&y@b.example', 'a&body=we_pay@b.example', 'a,b@c.example', 'a%0abcc:x@b.example'])(
  'writes to the address %s alone, which the form takes, with no further receiver or text',
  (to) => {
    expect(isEmail(to)).toBe(true)
    const letter = new URL(letterTo(to, { subject: 'Your report', body: 'It is gone.' }))
    expect([...letter.searchParams]).toEqual([
      ['subject', 'Your report'],
      ['body', 'It is gone.'],
    ])
    expect(letter.pathname).not.toMatch(/[?&,\n]/)
    expect(decodeURIComponent(letter.pathname)).toBe(to)
  },
)
