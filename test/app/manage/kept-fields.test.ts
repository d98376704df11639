import { describe, expect, it } from 'vitest'
import { draftFor, draftOf, isFormDraft } from '#app/manage/form/kept-fields.ts'

const REASON = { name: 'reason', before: '', now: 'They all talk at once' }
const SECONDS = { name: 'value', before: '15', now: '15' }

describe('the draft of a form of the staff', () => {
  it('has the fields that were changed, and no others', () => {
    expect(draftOf([REASON, SECONDS])).toEqual({ reason: { before: '', now: 'They all talk at once' } })
  })

  it('is none while nothing is changed', () => {
    expect(draftOf([SECONDS])).toBeNull()
  })

  it('is put into the field that it was typed in', () => {
    const draft = draftOf([REASON]) ?? {}
    expect([draftFor(draft, { ...REASON, now: '' }), draftFor(draft, SECONDS)]).toEqual([REASON.now, null])
  })

  it('does not replace a value that somebody else has saved meanwhile', () => {
    const draft = draftOf([{ ...SECONDS, now: '30' }]) ?? {}
    expect([draftFor(draft, SECONDS), draftFor(draft, { ...SECONDS, before: '60' })]).toEqual(['30', null])
  })

  it.each([null, 'text', { reason: 'text' }, { reason: { now: 'x' } }])('is not read from %j', (stored) => {
    expect(isFormDraft(stored)).toBe(false)
  })

  it('is read as it was stored', () => {
    const stored: unknown = JSON.parse(JSON.stringify(draftOf([REASON])))
    expect(isFormDraft(stored)).toBe(true)
  })
})
