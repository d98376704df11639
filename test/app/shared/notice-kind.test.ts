import { expect, it } from 'vitest'
import { noticeKind } from '#app/shared/notice-kind.ts'

it('knows the four types of announcements by their numbers, and takes any other for information', () => {
  expect([0, 1, 2, 3].map(noticeKind)).toEqual(['info', 'danger', 'minor', 'change'])
  expect([-1, 4, 0.5].map(noticeKind)).toEqual(['info', 'info', 'info'])
})
