import { useTranslation } from 'react-i18next'
import { RANK_PICTURES } from '#app/dog/rank-pictures.ts'
import { Panel } from '#app/ui/panel.tsx'
import { answersTo } from '#durable/rules/questions/worth.ts'
import { RANKS } from '#durable/rules/ranks.ts'
import type { Rank } from '#durable/rules/ranks.ts'
import { GlitchText } from './glitch-text.tsx'
import styles from './rank-ladder.module.css'

/** The rank whose name and threshold are not shown. */
const HIDDEN: Rank = 'morph'

/** The ranks from the puppy upwards, alternating on both sides of a ladder. */
export function RankLadder() {
  const { t } = useTranslation('whatis')
  return (
    <ol className={styles.ladder}>
      {RANKS.map((rank) => (
        <li key={rank.key} className={styles.rung}>
          <Panel className={styles.card}>
            <img src={RANK_PICTURES[rank.key]} width={144} height={112} alt="" />
            <div>
              <p className={styles.takes}>
                <Takes rank={rank.key} from={rank.from} />
              </p>
              <h2>
                {rank.key === HIDDEN ? (
                  <GlitchText text={t('rang.rank.morph.name')} label={t('rang.hiddenName')} />
                ) : (
                  t(`rang.rank.${rank.key}.name`)
                )}
              </h2>
              <p>{t(`rang.rank.${rank.key}.text`)}</p>
            </div>
          </Panel>
        </li>
      ))}
    </ol>
  )
}

function Takes({ rank, from }: { rank: Rank; from: number }) {
  const { t, i18n } = useTranslation('whatis')
  if (rank === HIDDEN) return t('rang.hidden')
  if (from === 0) return t('rang.born')
  return t('rang.answers', { points: new Intl.NumberFormat(i18n.language).format(answersTo(from)) })
}
