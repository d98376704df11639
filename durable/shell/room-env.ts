/** The bindings and variables of durable/wrangler.toml that a room reads. */
export type RoomEnv = {
  DB: D1Database
  ROOM_MAX_DOGS?: string
  RETURNS?: AnalyticsEngineDataset
}
