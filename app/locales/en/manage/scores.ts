/** Texts of the staff page of the scores. */
export const scores = {
  lede: 'The best of each board. A score that is removed leaves every board where it stands, and the next best round of the dog takes its place. The player reads the reason. The Arcade has seen a round whose moves it was told as they were made, at the pace of hands; one that was sent later, or over a bad line, it has not.',
  games: 'Games',
  game: { KnogleKnas: 'Bone Crunch', JumpingDog: 'Jumping Dog', CatsFree: 'Cats Free' },
  intervals: 'Boards',
  interval: { Daily: 'Today', Weekly: 'This week', Yearly: 'This year', AllTime: 'Of all time' },
  dog: 'Dog',
  score: 'Score',
  remove: 'Remove from the boards',
  toUser: 'The page about {{name}}',
  reason: 'Reason, for the player and the staff log',
  removed: 'Removed',
  none: 'No score of this game was removed.',
  seen: 'Seen in the Arcade',
  notSeen: 'Not seen in the Arcade',
}
