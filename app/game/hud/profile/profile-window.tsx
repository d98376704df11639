import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import banden from '#app/art/built/icons/pennant-banden.png'
import klanen from '#app/art/built/icons/pennant-klanen.png'
import losjen from '#app/art/built/icons/pennant-losjen.png'
import sekten from '#app/art/built/icons/pennant-sekten.png'
import selskapet from '#app/art/built/icons/pennant-selskapet.png'
import stammen from '#app/art/built/icons/pennant-stammen.png'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import { RANK_PICTURES } from '#app/dog/rank-pictures.ts'
import { DogSigns } from '#app/game/hud/badges/dog-signs.tsx'
import { AnswerPending } from '#app/game/hud/shared/awaited.tsx'
import { useAnswer } from '#app/game/hud/shared/use-answer.ts'
import { useOpenWindow } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PACK_NAMES, RANK_NAMES } from '#durable/protocol/access-texts.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import type { Pack } from '#durable/rules/packs.ts'
import { RANKS } from '#durable/rules/ranks.ts'
import { PROFILE_WINDOW } from './feature.ts'
import { ForOthers } from './for-others.tsx'
import { OwnFigures } from './own-figures.tsx'
import { DOG_PROFILE } from './profile-query.ts'
import type { ShownProfile } from './profile-query.ts'
import styles from './profile.module.css'

/** The window of a sniffing profile. */
export default function ProfileWindow({ game }: WindowProps) {
  const { t } = useTranslation('game')
  const about = useOpenWindow(PROFILE_WINDOW)?.about ?? null
  return (
    <GameWindow window={PROFILE_WINDOW} title={t('life.profile.title')} corner="top-right" className={styles.profile}>
      {about !== null && <Sniffed key={about} game={game} dogId={about} />}
    </GameWindow>
  )
}

function Sniffed({ game, dogId }: { game: Game; dogId: number }) {
  const { t } = useTranslation('game')
  const { answer, error, again } = useAnswer(() => request(DOG_PROFILE, { dogId }), dogId)
  if (!answer) return <AnswerPending hasFailed={error !== null} again={again} />
  if (answer.dogProfile) return <Card game={game} profile={answer.dogProfile} />
  return (
    <p className={styles.nobody} role="status">
      {t('life.profile.nobody')}
    </p>
  )
}

/** What sniffing shows of a dog; for the own dog its figures too. */
function Card({ game, profile }: { game: Game; profile: ShownProfile }) {
  const { t, i18n } = useTranslation('game')
  const language = languageOfTag(i18n.language)
  const rank = RANKS.find(({ key }) => key === profile.rank)?.key
  const rankName = rank ? RANK_NAMES[language][rank] : t('life.profile.hiddenRank')
  return (
    <>
      <div className={styles.card}>
        <div className={styles.picture}>
          <DogPicture dog={{ ...profile, ...(profile.isPuppy && { born: osloDay(Date.now()) }) }} label="" scale={3} />
        </div>
        <div className={styles.words}>
          <p className={styles.name}>
            <bdi>{profile.name}</bdi>
            {profile.badge && <Badge role={profile.badge} label={t(`roster.${profile.badge}`)} />}
            <DogSigns game={game} dog={profile.id} />
          </p>
          <p className={styles.owner}>
            <bdi>{profile.owner}</bdi>
          </p>
          <ul>
            <li>
              {rank ? <img src={RANK_PICTURES[rank]} width={72} height={56} alt="" /> : <Icon name="medal" />}
              <span>{rankName}</span>
            </li>
            <li>
              <img src={packPicture(profile.pack)} width={32} height={32} alt="" />
              <span className={styles.pack}>{PACK_NAMES[language][profile.pack]}</span>
            </li>
            <li>
              <Icon name={profile.isBirthday ? 'cake' : 'paw'} />
              <span>
                {t('life.profile.years', { count: profile.dogYears })}
                {profile.isBirthday && `. ${t('life.profile.birthday')}`}
              </span>
            </li>
          </ul>
        </div>
      </div>
      {profile.isMine ? <OwnFigures game={game} dogId={profile.id} /> : <ForOthers game={game} profile={profile} />}
    </>
  )
}

const PICTURES: Record<Pack, string> = { banden, klanen, losjen, sekten, selskapet, stammen }

/** The pennant of a pack. Shape and colour both differ, for players who cannot tell the colours apart. */
function packPicture(pack: Pack): string {
  return PICTURES[pack]
}
