import { StillDogPicture } from '#app/dog/still-dog.tsx'
import { seasonArt } from '../season-art.ts'
import type { Member } from './member.ts'
import styles from './team-page.module.css'

type PodiumProps = { of: 'admin' | 'moderator' | 'developer'; member: Member }

export function Podium({ of, member: { name, username, dog } }: PodiumProps) {
  return (
    <li className={styles.podium}>
      <span className={styles.stand}>
        <img src={seasonArt(`podium-${of}`, 'normal')} width={168} height={104} alt="" />
        <span className={styles.dog}>
          <StillDogPicture dog={dog} label="" />
        </span>
      </span>
      <b className={styles.name}>{name}</b>
      <span className={styles.user}>{username}</span>
    </li>
  )
}
