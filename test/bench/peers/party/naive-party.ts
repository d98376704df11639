import { Server, routePartykitRequest } from 'partyserver'
import type { Connection } from 'partyserver'

/** PartyServer as its documentation shows it: with hibernation, and a broadcast of each message to all others. */
export class Park extends Server {
  static override options = { hibernate: true }

  override onConnect(connection: Connection, { request }: { request: Request }): void {
    connection.setState({ dog: Number(new URL(request.url).searchParams.get('dog')) })
  }

  override onMessage(connection: Connection<{ dog: number }>, message: string): void {
    this.broadcast(JSON.stringify({ ...JSON.parse(message), id: connection.state?.dog }), [connection.id])
  }
}

export default {
  async fetch(request: Request, env: Cloudflare.Env): Promise<Response> {
    return (await routePartykitRequest(request, env)) ?? new Response('Not Found', { status: 404 })
  },
}
