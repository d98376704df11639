import { useEffect, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { AnswerPending } from '#app/game/hud/shared/awaited.tsx'
import { useAnswer } from '#app/game/hud/shared/use-answer.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { classNames } from '#app/ui/class-names.ts'
import { unseen } from '#app/ui/styles/unseen.ts'
import { PAGES, stampsOn } from '#durable/rules/stamps/stamps.ts'
import type { StampKey } from '#durable/rules/stamps/stamps.ts'
import { OPEN_BOOK } from './book-queries.ts'
import { PageBones } from './page-bones.tsx'
import { StampPicture } from './stamp-picture.tsx'
import styles from './book.module.css'

/** How many stamps a half of the longest page has: all pages are equally high. */
const ROWS = Math.ceil(Math.max(...PAGES.map((page) => stampsOn(page).length)) / 2)

/** `asked` is the number of the page to open, from 0. */
export type BookContentProps = { game: Game; asked: number }

/** [BK1] The open book: a page of stamps, in two halves, and the marks that lead to the others. */
export function BookContent({ game, asked }: BookContentProps) {
  const { t } = useTranslation('book')
  const [number, turn] = useState(asked)
  useEffect(() => turn(asked), [asked])
  const { answer, error, again } = useAnswer(() => request(OPEN_BOOK, {}))
  const [known, setKnown] = useState(answer)
  useEffect(() => {
    if (answer) setKnown(answer)
  }, [answer])
  const askAgain = useRef(again)
  useEffect(() => {
    askAgain.current = again
  })
  useEffect(
    () => game.listen((moment) => void (moment.type === 'nudge' && moment.about === 'book' && askAgain.current())),
    [game],
  )
  const page = PAGES[number] ?? PAGES[0]
  const stamps = stampsOn(page)
  const had = new Set(known?.openBook.stamps.map(({ key }) => key))
  return (
    <div className={styles.book}>
      <div className={styles.marks} role="group" aria-label={t('pages')}>
        {PAGES.map((one, place) => (
          <button
            key={one}
            type="button"
            className={classNames(styles.mark, one === page && styles.here)}
            aria-pressed={one === page}
            onClick={() => turn(place)}
          >
            {t(`page.${one}`)}
          </button>
        ))}
      </div>
      {known ? (
        <>
          <ul className={styles.spread} style={{ '--rows': ROWS } as CSSProperties} aria-label={t(`page.${page}`)}>
            {stamps.map((stamp) => (
              <Row key={stamp} stamp={stamp} isFound={had.has(stamp)} />
            ))}
          </ul>
          <PageBones
            page={page}
            isFull={stamps.every((stamp) => had.has(stamp))}
            isPaid={known.openBook.paid.includes(page)}
            onTaken={again}
          />
        </>
      ) : (
        <AnswerPending hasFailed={error !== null} again={again} />
      )}
    </div>
  )
}

function Row({ stamp, isFound }: { stamp: StampKey; isFound: boolean }) {
  const { t } = useTranslation('book')
  return (
    <li className={classNames(styles.row, !isFound && styles.missing)}>
      <StampPicture stamp={isFound ? stamp : null} />
      {isFound ? (
        <span>
          <b>{t(`name.${stamp}`)}</b>
          <small>{t(`hint.${stamp}`)}</small>
        </span>
      ) : (
        <span>
          <span className={unseen}>{t('unfound')} </span>
          {t(`hint.${stamp}`)}
        </span>
      )}
    </li>
  )
}
