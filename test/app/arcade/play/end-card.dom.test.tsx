import { expect, it } from 'vitest'
import { EndCard } from '#app/arcade/play/end-card.tsx'
import { dk } from '#app/locales/dk.ts'
import { en } from '#app/locales/en.ts'
import { no } from '#app/locales/no.ts'
import { se } from '#app/locales/se.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { openedPage } from '#test/app/opened-page.tsx'

const TEXTS = { dk, en, no, se }
const HERO = { color: '#c08040', shadowColor: '#86592d' }
const SETUP = {
  seed: '0'.repeat(32),
  level: null,
  attempt: 1,
  medals: [90, 250, 400] as const,
  best: null,
  isFirst: false,
}
const END = { score: 300, medal: 2, counts: 'unseen', isBest: true, bones: 5, punches: 1 } as const

it.each(LANGUAGES)('[GR15] says in %s that an unseen round counts for medals and bones alone', (language) => {
  const card = (
    <EndCard
      game="JumpingDog"
      hero={HERO}
      setup={SETUP}
      score={300}
      answer={{ end: END }}
      isForFun={false}
      onAgain={() => {}}
      onLeave={() => {}}
    />
  )
  const { getByRole } = openedPage(card, language)
  expect(getByRole('status').textContent).toContain(TEXTS[language].arcade.shell.end.unseen)
})
