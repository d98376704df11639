// node test/bench/games/appraise.ts [--rounds 300] [key…]: the appraisal of the levels of KnogleKnas, or of these.
import { parseArgs } from 'node:util'
import { appraise, APPRAISAL_ROUNDS } from '#durable/rules/games/knogleknas/appraise.ts'
import { LEVELS } from '#durable/rules/games/levels/levels.ts'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: `${APPRAISAL_ROUNDS}` } },
  allowPositionals: true,
})
const levels = LEVELS.filter(({ key }) => positionals.length === 0 || positionals.includes(key))
let isChanged = false
for (const level of levels) {
  const { worth, medals, allGolden, seconds, faults } = appraise(level, Number(values.rounds))
  const isKept = worth === level.worth && medals.join() === level.medals.join() && faults.length === 0
  isChanged ||= !isKept
  const golden = `all golden ${allGolden.beginner} / ${allGolden.regular} / ${allGolden.expert} %`
  const figures = `worth: ${worth}, medals: [${medals.join(', ')}], ${golden}, ${seconds} s`
  console.log(`${isKept ? 'as it is ' : 'CHANGED  '} ${level.key}: ${figures} ${faults.join(', ')}`)
}
process.exitCode = isChanged || levels.length === 0 ? 1 : 0
