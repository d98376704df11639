import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { openReport } from '#app/game/hud/report/feature.ts'
import { usePreference } from '#app/game/hud/settings/use-settings.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import type { PostRead } from '#app/game/model/game/game-state.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { Button } from '#app/ui/button.tsx'
import { MARK_AGES } from '#durable/rules/smells/marks.ts'
import type { ToldMark } from '#durable/rules/smells/marks.ts'
import { POST_WINDOW } from './feature.ts'
import note from '#app/game/hud/shared/note.module.css'
import styles from './post.module.css'

/** [TH12] Which dogs have left a mark on the smell post that the own dog has read. */
export default function PostWindow({ game, room }: WindowProps) {
  const { t } = useTranslation('late')
  const windows = useWindows()
  const postRead = useStore(game.state, (state) => state.postRead)
  useEffect(() => () => windows.close(POST_WINDOW), [windows, room])
  return (
    postRead && (
      <GameWindow window={POST_WINDOW} title={t('posts.title')} corner="top">
        <Marks game={game} postRead={postRead} />
      </GameWindow>
    )
  )
}

function Marks({ game, postRead: { post, marks } }: { game: Game; postRead: PostRead }) {
  const { t } = useTranslation('late')
  const me = useStore(game.state, ({ world }) => world.me)
  const leavesMarks = usePreference((preferences) => preferences.leavesMarks)
  const isMarked = marks.some(({ dog }) => dog === me)
  return (
    <div className={note.says}>
      <div role="status" className={styles.told}>
        {marks.length === 0 && <p>{t('posts.nobody')}</p>}
        {MARK_AGES.map((age) => {
          const ofAge = marks.filter((mark) => mark.age === age)
          return (
            ofAge.length > 0 && (
              <section key={age}>
                <h3 className={styles.age}>{t(`posts.age.${age}`)}</h3>
                <ul className={styles.names}>
                  {ofAge.map((mark) => (
                    <Named key={mark.dog} game={game} mark={mark} isOwn={mark.dog === me} />
                  ))}
                </ul>
              </section>
            )
          )
        })}
      </div>
      <div className={note.foot}>
        {!leavesMarks && !isMarked && <p className={note.gone}>{t('posts.noMark')}</p>}
        {isMarked && (
          <Button size="small" onClick={() => game.acts.usePost(post, 'wipe')}>
            {t('posts.wipe')}
          </Button>
        )}
        {leavesMarks && !isMarked && (
          <Button kind="primary" size="small" onClick={() => game.acts.usePost(post, 'mark')}>
            {t('posts.mark')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Named({ game, mark: { dog, name }, isOwn }: { game: Game; mark: ToldMark; isOwn: boolean }) {
  const { t } = useTranslation('late')
  const windows = useWindows()
  const report = () => {
    windows.close(POST_WINDOW)
    openReport({ game, windows }, { dog, name, line: null, room: game.world.room })
  }
  return (
    <li className={styles.row}>
      <span className={styles.name} dir="auto">
        {isOwn ? t('posts.own', { name }) : name}
      </span>
      {!isOwn && (
        <button type="button" className={styles.report} aria-label={t('posts.reportOf', { name })} onClick={report}>
          {t('posts.report')}
        </button>
      )}
    </li>
  )
}
