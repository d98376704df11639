import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import type { StampState } from './use-stamp.ts'
import styles from './map-side.module.css'

/** What was copied, and whether it is put down or something else is copied next. */
export function StampPanel({ stamp: { stamp, isCopying, isKept, copyAnew, putDown } }: { stamp: StampState }) {
  const { t } = useTranslation('editor')
  return (
    <section>
      <h3>
        {t('map.tool.stamp')} <small>{stamp && `${stamp.w} × ${stamp.h}`}</small>
      </h3>
      {stamp && (
        <ul className={styles.parts}>
          {stamp.terrain && <li>{t('map.layer.terrain')}</li>}
          {stamp.ground && <li>{t('map.layer.ground')}</li>}
          {stamp.things && <li>{t('map.stamp.things', { count: stamp.things.length })}</li>}
        </ul>
      )}
      <p className={styles.note}>{t(isCopying ? 'map.stamp.copy' : 'map.stamp.put')}</p>
      {!isKept && <p role="alert">{t('map.stamp.notKept')}</p>}
      <div className={styles.adds}>
        <Button size="small" kind={isCopying ? 'gold' : 'secondary'} aria-pressed={isCopying} onClick={copyAnew}>
          {t('map.stamp.copyAnew')}
        </Button>
        <Button
          size="small"
          kind={isCopying ? 'secondary' : 'gold'}
          aria-pressed={!isCopying}
          disabled={!stamp}
          onClick={putDown}
        >
          {t('map.stamp.putDown')}
        </Button>
      </div>
    </section>
  )
}
