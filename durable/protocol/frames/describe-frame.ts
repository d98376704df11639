import { describe } from '../describe.ts'
import { readRecords } from './read-records.ts'
import type { FrameRecord } from './records.ts'

/** A frame in words, a line for each record, for logs and for whoever writes a client. @throws FrameError */
export function describeFrame(frame: Uint8Array): string[] {
  return readRecords(frame).map(inWords)
}

function inWords(record: FrameRecord): string {
  switch (record.type) {
    case 'walk':
      return `walk: slot ${record.slot} to (${record.x}, ${record.y}) since …${record.time16}`
    case 'way': {
      const { x, y, dirs, startedAt } = record.walk
      return `way: slot ${record.slot} from (${x}, ${y}) by ${dirs || 'no step'} since ${startedAt}`
    }
    case 'answer':
      return `answer: to walk #${record.seq}`
    case 'said':
      return `${record.as ? 'did' : 'said'} …${record.seq16}: slot ${record.slot} ${JSON.stringify(record.text)} at …${record.time16}`
    case 'emoted':
      return `emoted: slot ${record.slot} ${record.emote}`
    case 'typing':
      return `typing: slot ${record.slot}`
    case 'rested':
      return `rested: slot ${record.slot} ${record.pose} facing ${record.facing}`
    case 'clock':
      return `clock: ${record.now}`
    case 'welcome':
      return describe({ ...record.head, dogs: record.dogs })
    case 'json':
      return `json: ${describe(record.message)}`
    case 'entered':
    case 'left':
    case 'dropped':
    case 'returned':
      return describe(record)
  }
}
