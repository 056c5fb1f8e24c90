import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** What is under way when the server ends may take this long; hosts kill after 10 seconds and more. */
const graceMs = 8_000

/**
 * Keeps a server's connections in view, so that its end does not wait for those who say nothing.
 * @returns what to call when the server closes: silent connections end at once, those with a call
 *   under way when it is answered, or after the grace.
 */
export function watchConnections(server: Server): () => void {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    setTimeout(() => server.closeAllConnections(), graceMs).unref()
  }
}
