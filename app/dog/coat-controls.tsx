import { useTranslation } from 'react-i18next'
import { Badge } from '#app/ui/badge.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { CHANNEL_MAX, SHADOW_STEP } from '#durable/rules/colours.ts'
import { channelOf, CHANNELS, channelTrack, strengthTrack, withChannel, withStrength } from './coat-edit.ts'
import type { CoatEdit } from './coat-edit.ts'
import { GOOD_COATS } from './grounds.ts'
import styles from './coat-controls.module.css'

type CoatSlidersProps = { coat: CoatEdit; maySetStrength: boolean; onChange: (coat: CoatEdit) => void }

/** The sliders of a coat: for the colour editor and the dressing room. */
export function CoatSliders({ coat, maySetStrength, onChange }: CoatSlidersProps) {
  const { t, i18n } = useTranslation('kennel')
  return (
    <div className={styles.sliders}>
      {CHANNELS.map(({ channel, label }) => (
        <Slider
          key={channel}
          label={t(`colour.${label}`)}
          min={0}
          max={CHANNEL_MAX}
          step={1}
          value={channelOf(coat, channel)}
          colours={channelTrack(coat, channel)}
          onChange={(value) => onChange(withChannel(coat, channel, value))}
        />
      ))}
      {maySetStrength && (
        <>
          <Slider
            label={t('colour.shadow')}
            min={0}
            max={1}
            step={SHADOW_STEP}
            value={coat.strength}
            text={new Intl.NumberFormat(i18n.language).format(coat.strength)}
            colours={strengthTrack(coat)}
            onChange={(value) => onChange(withStrength(coat, value))}
          />
          <p className={styles.staff}>
            <Badge role="moderator" label="" />
            <span>{t('colour.staff')}</span>
          </p>
        </>
      )}
    </div>
  )
}

type GoodCoatsProps = { coat: CoatEdit; onChange: (coat: CoatEdit) => void }

/** Coats to begin with. */
export function GoodCoats({ coat, onChange }: GoodCoatsProps) {
  const { t } = useTranslation('kennel')
  return (
    <div>
      <p className={styles.caption}>{t('colour.coats')}</p>
      <ul className={styles.coats}>
        {GOOD_COATS.map(({ name, color }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.coat}
              style={{ backgroundColor: color }}
              aria-label={t(`coat.${name}`)}
              aria-pressed={color === coat.color}
              title={t(`coat.${name}`)}
              onClick={() => onChange({ ...coat, color })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
