/** The bindings and variables of durable/wrangler.toml that a room reads. */
export type RoomEnv = {
  DB: D1Database
  /** The rooms, by which one reaches another. */
  PARK_ROOM: DurableObjectNamespace<Rpc.DurableObjectBranded & { cutOff(user: number): void }>
  /** As for the site (worker/env.ts): the same name is another room with and without it. */
  ROOM_JURISDICTION: '' | 'eu'
  ROOM_MAX_DOGS?: string
  RETURNS?: AnalyticsEngineDataset
}
