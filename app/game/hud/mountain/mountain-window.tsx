import { useTranslation } from 'react-i18next'
import { useAccount, useAccountState } from '#app/game/hud/account/use-account.ts'
import { useAct } from '#app/game/hud/account/use-act.ts'
import { RefusalNote } from '#app/game/hud/shared/refusal-note.tsx'
import { useNow } from '#app/game/hud/shared/use-now.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import type { AnswerJudgement } from '#app/game/model/account/shop-queries.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RANK_NAMES } from '#durable/protocol/access-texts.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import { QUESTION_KARMA } from '#durable/rules/questions/question.ts'
import { RANKS, rankAt } from '#durable/rules/ranks.ts'
import { MOUNTAIN_WINDOW } from './feature.ts'
import { Riddle } from './riddle.tsx'
import styles from './mountain.module.css'

/** The window of Visdomsberget, where dogs answer questions. */
export default function MountainWindow({ game }: WindowProps) {
  const { t } = useTranslation(['game', 'late'])
  return (
    <GameWindow
      window={MOUNTAIN_WINDOW}
      title={t('late:mountain.title')}
      corner="top-right"
      className={styles.mountain}
    >
      <Mountain game={game} />
    </GameWindow>
  )
}

/** [Q1] Sells a question with four answers, one of them right, and shows the result. */
function Mountain({ game }: { game: Game }) {
  const { t } = useTranslation(['game', 'late'])
  const account = useAccount()
  const question = useAccountState((state) => state.question)
  const karma = useAccountState(({ own }) => own?.karma)
  const ask = useAct()
  const answer = useAct<AnswerJudgement>()
  const now = useNow(question ? 1000 : null)
  const leftMs = question ? Date.parse(question.until) - roomTime(game.world, now) : 0
  const askNow = () => {
    answer.forget()
    account.putQuestionAside()
    void ask.act(account.askQuestion())
  }
  const missing = karma === undefined ? 0 : QUESTION_KARMA - karma
  return (
    <>
      <div className={styles.head}>
        <span>
          <Icon name="clover" />
          <b>{t('late:mountain.price', { count: QUESTION_KARMA })}</b>
        </span>
        <Rank />
      </div>
      {!(question && leftMs > 0) && <Riddle game={game} />}
      {question && leftMs > 0 ? (
        <>
          <p className={styles.question}>{question.text}</p>
          <ol className={styles.options}>
            {question.options.map((option, place) => (
              <li key={option}>
                <button
                  type="button"
                  className={styles.option}
                  disabled={answer.isBusy}
                  onClick={() => void answer.act(account.answerQuestion(question.id, place))}
                >
                  <span aria-hidden="true">{'ABCD'[place]}</span>
                  {option}
                </button>
              </li>
            ))}
          </ol>
          <p className={styles.hint}>
            <Icon name="clock" />
            <span>
              {t('late:mountain.worth', { count: question.worth })}{' '}
              {t('late:mountain.time', { count: Math.ceil(leftMs / 1000) })}
            </span>
          </p>
        </>
      ) : (
        <>
          <div className={styles.verdict} role="status">
            {question && !answer.isBusy && <p>{t('late:mountain.late')}</p>}
            {answer.result ? <Verdict judgement={answer.result} /> : <p>{t('late:mountain.lead')}</p>}
          </div>
          <div className={styles.actions}>
            <p>{missing > 0 && t('late:mountain.missing', { count: missing })}</p>
            <Button kind="primary" disabled={ask.isBusy || missing > 0} onClick={askNow}>
              {t(answer.result ? 'late:mountain.another' : 'late:mountain.ask')}
            </Button>
          </div>
        </>
      )}
      <RefusalNote refusal={answer.refusal ?? ask.refusal} />
    </>
  )
}

function Verdict({ judgement }: { judgement: AnswerJudgement }) {
  const { t, i18n } = useTranslation(['game', 'late'])
  const names = RANK_NAMES[languageOfTag(i18n.language)]
  const risenTo = RANKS.find(({ key }) => key === judgement.risenTo)
  return (
    <p className={judgement.isRight ? styles.right : styles.wrong}>
      <Icon name={judgement.isRight ? 'check' : 'close'} />
      <b>
        {judgement.isRight ? t('late:mountain.right', { count: judgement.points }) : t('late:mountain.wrong')}
        {risenTo && ` ${t('late:mountain.risen', { rank: names[risenTo.key] })}`}
        {!judgement.isRight && ' '}
        {!judgement.isRight && <small>{t('late:mountain.rightWas', { answer: judgement.right })}</small>}
      </b>
    </p>
  )
}

/** The own rank and the points to the next one. The name of the last rank is a secret. */
function Rank() {
  const { t, i18n } = useTranslation(['game', 'late'])
  const points = useAccountState(({ own }) => own?.levelPoints)
  if (points === undefined) return null
  const names = RANK_NAMES[languageOfTag(i18n.language)]
  const rank = rankAt(points)
  const next = RANKS[RANKS.findIndex(({ key }) => key === rank) + 1]
  return (
    <span>
      <Icon name="medal" />
      <b>
        {names[rank]}
        {next && next.key !== 'morph' && (
          <small>{t('life.own.toNext', { count: next.from - points, rank: names[next.key] })}</small>
        )}
      </b>
    </span>
  )
}
