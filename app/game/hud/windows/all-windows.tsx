import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import type { Game } from '../../game.ts'
import { BagWindow } from '../bag/bag-window.tsx'
import { CalmWindow } from '../calm/calm-window.tsx'
import { CinemaWindow } from '../cinema/cinema-window.tsx'
import { FriendsWindow } from '../friends/friends-window.tsx'
import { HelpWindow } from '../help/help-window.tsx'
import { ParkMap } from '../map/park-map.tsx'
import { MountainWindow } from '../mountain/mountain-window.tsx'
import { NewsWindow } from '../news/news-window.tsx'
import { OptionsWindow } from '../options/options-window.tsx'
import { PawPrintWindow } from '../prints/paw-print-window.tsx'
import { PhrasesWindow } from '../phrases/phrases-window.tsx'
import { PoopWindow } from '../poop/poop-window.tsx'
import { SmelledWindow } from '../poop/smelled-window.tsx'
import { ProfileWindow } from '../profile/profile-window.tsx'
import { ReportWindow } from '../report/report-window.tsx'
import { ShopWindow } from '../shop/shop-window.tsx'
import { SoundWindow } from '../sound/sound-window.tsx'
import { KickWindow } from '../staff/kick-window.tsx'
import { TradeWindow } from '../trade/trade-window.tsx'

export type WindowsProps = { game: Game; dog: PicturedDog & { id: number; name: string }; room: string }

/** All windows; each shows itself while it is open. */
export function AllWindows({ game, dog, room }: WindowsProps) {
  return (
    <>
      {room !== '' && <ParkMap game={game} dog={dog} />}
      <BagWindow game={game} dog={dog} />
      <ProfileWindow game={game} />
      <PoopWindow game={game} />
      <SmelledWindow game={game} />
      <PawPrintWindow game={game} />
      <ShopWindow room={room} dog={dog} />
      <MountainWindow game={game} />
      <CinemaWindow game={game} />
      <FriendsWindow game={game} />
      <TradeWindow game={game} />
      <ReportWindow game={game} />
      {game.may('kick') && <KickWindow />}
      <OptionsWindow />
      <NewsWindow />
      <PhrasesWindow game={game} />
      <SoundWindow />
      <HelpWindow game={game} />
      {game.may('calm-room') && <CalmWindow game={game} />}
    </>
  )
}
