import type { ReactNode } from 'react'
import { seasonStyle, useSeasonArt } from '#app/site/season-art.ts'
import styles from './styles/meadow.module.css'

const PICTURES = { grass: 'ground-*-grass', wood: 'wood-*', path: 'ground-*-path' }

/** The background of all kennel pages: a meadow by the fence of the park. */
export function Meadow({ children }: { children: ReactNode }) {
  const art = useSeasonArt()
  const birch = art['thing-*-birch']
  const lamp = art['thing-*-lamp']
  const bush = art['thing-*-bush']
  return (
    <div className={styles.meadow} style={seasonStyle(art, PICTURES)}>
      <div className={styles.scenery} aria-hidden="true">
        <img className={styles.lampLeft} src={lamp} width={84} height={184} alt="" />
        <img className={styles.lampRight} src={lamp} width={84} height={184} alt="" />
        <img className={styles.birchLeft} src={birch} width={160} height={256} alt="" />
        <img className={styles.birchRight} src={birch} width={160} height={256} alt="" />
        <img className={styles.bushLeft} src={bush} width={102} height={80} alt="" />
        <img className={styles.bushRight} src={bush} width={102} height={80} alt="" />
      </div>
      {children}
    </div>
  )
}
