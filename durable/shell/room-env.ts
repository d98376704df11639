/** What a room reads of the bindings of wrangler.toml. */
export type RoomEnv = {
  DB: D1Database
  ROOM_MAX_DOGS?: string
}
