import admin from '#app/art/built/site/podium-admin.png'
import developer from '#app/art/built/site/podium-developer.png'
import moderator from '#app/art/built/site/podium-moderator.png'
import { StillDogPicture } from '#app/dog/still-dog.tsx'
import type { Member } from './member.ts'
import styles from './team-page.module.css'

const PICTURES = { admin, developer, moderator }

/** An empty podium. */
export function FreePodium({ of }: { of: keyof typeof PICTURES }) {
  return <img className={styles.free} src={PICTURES[of]} width={168} height={104} alt="" />
}

type PodiumProps = { of: keyof typeof PICTURES; member: Member }

export function Podium({ of, member: { name, dog } }: PodiumProps) {
  return (
    <li className={styles.podium}>
      <span className={styles.stand}>
        <img src={PICTURES[of]} width={168} height={104} alt="" />
        <span className={styles.dog}>
          <StillDogPicture dog={dog} label="" />
        </span>
      </span>
      <b className={styles.name}>{name}</b>
    </li>
  )
}
