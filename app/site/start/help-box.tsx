import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { CastDog } from '#app/dog/cast-dog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { useSeasonArt } from '../season-art.ts'
import styles from './styles/help-box.module.css'

/** The sections of /help by their anchors, in the same order. */
const TOPICS = [
  ['chat', 'chat'],
  ['bones-and-digging', 'bone'],
  ['karma', 'clover'],
  ['visdomsberget', 'mountain'],
  ['rank', 'medal'],
  ['pack', 'pennant'],
  ['coma', 'sleep'],
  ['sniffing', 'sniff'],
  ['friends', 'friends'],
  ['sniffing-profile', 'card'],
  ['lifepoints', 'heart'],
  ['backpack', 'bag'],
  ['hat', 'hat'],
  ['sounds', 'sound'],
] as const satisfies readonly (readonly [anchor: string, icon: IconName])[]

export function HelpBox() {
  const { t } = useTranslation('site')
  const kennel = useSeasonArt()['thing-*-kennel']
  return (
    <section className={styles.help} aria-labelledby="need-help">
      <div className={styles.bubble}>
        <h2 id="need-help">{t('helpBox.title')}</h2>
        <ul>
          {TOPICS.map(([anchor, icon]) => (
            <li key={anchor}>
              <Icon name={icon} />
              <Link to={`/help#${anchor}`}>{t(`helpBox.topics.${anchor}`)}</Link>
            </li>
          ))}
        </ul>
        <Button to="/help" icon="help">
          {t('helpBox.open')}
        </Button>
      </div>
      <img className={styles.kennel} src={kennel} width={164} height={146} alt="" loading="lazy" />
      <span className={styles.teller}>
        <CastDog name="teller" />
      </span>
    </section>
  )
}
