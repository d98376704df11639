import { expect, it } from 'vitest'
import { describeFrame } from '#durable/protocol/frames/describe-frame.ts'
import { writeRecords } from '#durable/protocol/frames/write-record.ts'
import { words } from '#test/support/words.ts'

it('puts a frame into words, a line for each record', () => {
  const frame = writeRecords([
    { type: 'clock', now: 1_800_000_000_000 },
    { type: 'walk', slot: 3, x: 13, y: 11, time16: 4660 },
    { type: 'answer', seq: 7 },
    { type: 'way', slot: 4, walk: { x: 1, y: 2, dirs: '', startedAt: 9 } },
    { type: 'said', slot: 3, seq16: 12, time16: 4661, text: words('hej\n') },
    { type: 'rested', slot: 3, pose: 'sit', facing: 4 },
    { type: 'left', dog: 40 },
    { type: 'json', message: { type: 'refused', request: 'say', reason: 'empty' } },
  ])
  expect(describeFrame(frame)).toEqual([
    'clock: 1800000000000',
    'walk: slot 3 to (13, 11) since …4660',
    'answer: to walk #7',
    'way: slot 4 from (1, 2) by no step since 9',
    'said …12: slot 3 "hej\\n" at …4661',
    'rested: slot 3 sit facing 4',
    'left: dog 40',
    'json: refused say: empty',
  ])
})
