import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { useAccount } from '#app/game/hud/account/use-account.ts'
import { useAct } from '#app/game/hud/account/use-act.ts'
import { RefusalNote } from '#app/game/hud/shared/refusal-note.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PAGE_BONES } from '#durable/rules/stamps/stamps.ts'
import type { Page } from '#durable/rules/stamps/stamps.ts'
import { TAKE_PAGE } from './book-queries.ts'
import styles from './book.module.css'

type PageBonesProps = { page: Page; isFull: boolean; isPaid: boolean; onTaken: () => void }

/** [BK3] What a page brings, and the key by which a full one gives it. */
export function PageBones({ page, isFull, isPaid, onTaken }: PageBonesProps) {
  const { t } = useTranslation('book')
  const account = useAccount()
  const { act, isBusy, refusal } = useAct()
  const { dogId } = account
  const take = () =>
    void act(account.act(`book ${page}`, (op) => request(TAKE_PAGE, { op, dogId, page }), ['own'])).then(onTaken)
  const words = isPaid ? t('taken') : isFull ? t('full') : t('open', { count: PAGE_BONES })
  return (
    <>
      <div className={styles.foot}>
        <p role="status">
          <Icon name="bone" />
          <span>{words}</span>
        </p>
        {isFull && !isPaid && (
          <Button kind="gold" size="small" icon="bone" disabled={isBusy} onClick={take}>
            {t('take', { count: PAGE_BONES })}
          </Button>
        )}
      </div>
      <RefusalNote refusal={refusal} />
    </>
  )
}
