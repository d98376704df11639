import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import { BagWindow } from '#app/game/hud/bag/bag-window.tsx'
import { CalmWindow } from '#app/game/hud/staff/calm-window.tsx'
import { CinemaWindow } from '#app/game/hud/cinema/cinema-window.tsx'
import { FriendsWindow } from '#app/game/hud/friends/friends-window.tsx'
import { HelpWindow } from '#app/game/hud/help/help-window.tsx'
import { ParkMap } from '#app/game/hud/map/map-window.tsx'
import { MountainWindow } from '#app/game/hud/mountain/mountain-window.tsx'
import { NewsWindow } from '#app/game/hud/news/news-window.tsx'
import { OptionsWindow } from '#app/game/hud/settings/options-window.tsx'
import { PawPrintWindow } from '#app/game/hud/prints/paw-print-window.tsx'
import { PhrasesWindow } from '#app/game/hud/phrases/phrases-window.tsx'
import { PoopWindow } from '#app/game/hud/poop/poop-window.tsx'
import { SmelledWindow } from '#app/game/hud/poop/smelled-window.tsx'
import { ProfileWindow } from '#app/game/hud/profile/profile-window.tsx'
import { ReportWindow } from '#app/game/hud/report/report-window.tsx'
import { ShopWindow } from '#app/game/hud/shop/shop-window.tsx'
import { SoundWindow } from '#app/game/hud/settings/sound-window.tsx'
import { KickWindow } from '#app/game/hud/staff/kick-window.tsx'
import { TradeWindow } from '#app/game/hud/trade/trade-window.tsx'

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
