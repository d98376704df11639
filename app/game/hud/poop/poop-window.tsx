import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { forgetNote, NoteForm } from '#app/game/hud/shared/note-form.tsx'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import { POOP } from '#durable/rules/life/poop.ts'
import { POOP_WINDOW } from './feature.ts'

/** [O5] Lets the own dog poop where it stands, with a message or without one. */
export default function PoopWindow({ game }: WindowProps) {
  const { t } = useTranslation('game')
  return (
    <GameWindow window={POOP_WINDOW} title={t('life.poop.title')} corner="top">
      <PoopForm game={game} />
    </GameWindow>
  )
}

function PoopForm({ game }: { game: Game }) {
  const { t } = useTranslation('game')
  const windows = useWindows()
  const own = useStore(game.state, ({ world }) => (world.me === null ? undefined : world.poops.get(world.me)))
  const [before] = useState(own)
  useEffect(() => {
    if (!own || own === before) return
    forgetNote({ request: 'poop' })
    windows.close(POOP_WINDOW)
  }, [own, before, windows])
  return (
    <NoteForm
      game={game}
      request="poop"
      icon="poop"
      lead={t('life.poop.lead', { minutes: POOP.liesMinutes })}
      label={t('life.poop.label')}
      count={(letters) => t('life.poop.count', letters)}
      max={POOP.letters}
      submit={t('life.poop.lay')}
      onSubmit={(text) => game.acts.poop(text)}
    />
  )
}
