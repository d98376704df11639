import { expect, it, vi } from 'vitest'
import { EndCard } from '#app/arcade/play/end-card.tsx'
import { dk, en, no, se } from '#app/locales/messages.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { openedPage } from '#test/app/opened-page.tsx'

const TEXTS = { dk, en, no, se }
const HERO = { color: '#c08040', shadowColor: '#86592d' }
const SETUP = {
  seed: numberedSeed(1),
  level: null,
  attempt: 1,
  medals: [90, 250, 400] as const,
  best: null,
  isFirst: false,
}
const END = { score: 300, medal: 2, counts: 'unseen', isBest: true, bones: 5, punches: 1 } as const

type Shown = { onCalmer?: (() => void) | null; isUnseen?: boolean; language?: Language }

function ended({ onCalmer = null, isUnseen = false, language = 'en' }: Shown) {
  return openedPage(
    <EndCard
      game="JumpingDog"
      hero={HERO}
      setup={SETUP}
      score={300}
      answer={isUnseen ? { end: END } : null}
      isForFun={false}
      onCalmer={onCalmer}
      onAgain={() => {}}
      onLeave={() => {}}
    />,
    language,
  )
}

it.each(LANGUAGES)('[GR15] says in %s that an unseen round counts for medals and bones alone', (language) => {
  const { getByRole } = ended({ isUnseen: true, language })
  expect(getByRole('status').textContent).toContain(TEXTS[language].arcade.shell.end.unseen)
})

it('offers the calm pace where the round was too fast, and plays at it', async () => {
  const onCalmer = vi.fn<() => void>()
  const { user, getByRole, getByText } = ended({ onCalmer })
  expect(getByText(en.arcade.shell.end.tooFast)).toBeTruthy()
  await user.click(getByRole('button', { name: en.arcade.shell.end.calmer }))
  expect(onCalmer).toHaveBeenCalledOnce()
})

it('says nothing of the pace where it was not', () => {
  expect(ended({}).queryByText(en.arcade.shell.end.tooFast)).toBeNull()
})
