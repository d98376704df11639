import { useTranslation } from 'react-i18next'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { outfitAddress } from '#durable/rules/looks/outfit-address.ts'
import type { Outfit } from '#durable/rules/looks/outfit-address.ts'
import { Edges } from '../page/edges.tsx'
import { Lede } from '../page/lede.tsx'
import { Mirror } from './mirror.tsx'
import type { Stills } from './mirror.tsx'
import { Rack } from './rack.tsx'
import { SharePanel } from './share-panel.tsx'
import { useFitting } from './use-fitting.ts'
import styles from './dressing-room.module.css'

type DressingRoomProps = {
  first: Outfit
  /** The first outfit as plain HTML. */
  stills: Stills
  /** Whether the address names the outfit; search engines list only the room itself. */
  isLook: boolean
  /** Whether the visitor comes from an address that is no outfit. */
  isUnread: boolean
}

/** Coats and things for a dog that nobody has to own. */
export function DressingRoomPage({ first, stills, isLook, isUnread }: DressingRoomProps) {
  const { t } = useTranslation('pages')
  const fitting = useFitting(first, { isKept: true })
  return (
    <>
      <PageTitle
        title={t('dressing.title')}
        description={t('dressing.description')}
        isUnlisted={isLook}
        card={isLook ? `/cards/${outfitAddress(first)}.png` : null}
      />
      <Edges />
      <Lede title={t('dressing.title')} lead={t('dressing.lead')} />
      {isUnread && (
        <p role="status" className={styles.unread}>
          {t('dressing.unread')}
        </p>
      )}
      <div className={styles.room}>
        <Panel title={t('dressing.mirror')}>
          <Mirror fitting={fitting} stills={stills} />
        </Panel>
        <Panel title={t('dressing.rack')}>
          <Rack fitting={fitting} />
        </Panel>
      </div>
      <SharePanel outfit={fitting.outfit} />
    </>
  )
}
