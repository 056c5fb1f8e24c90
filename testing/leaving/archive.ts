import { strFromU8, unzipSync } from 'fflate'
import type { TestUser } from '../factories.ts'
import type { TestServer } from '../server.ts'

export function downloadExport(server: TestServer, user?: TestUser) {
  const headers = user ? { authorization: `Bearer ${user.token}` } : {}
  return server.app.inject({ method: 'GET', url: '/api/export', headers })
}

/** The ZIP that a person downloads: each file's name and its text. */
export async function archiveOf(
  server: TestServer,
  user: TestUser,
): Promise<Record<string, string>> {
  const answer = await downloadExport(server, user)
  if (answer.headers['content-type'] !== 'application/zip')
    throw new Error(`no ZIP: ${answer.statusCode}`)
  const files = unzipSync(new Uint8Array(answer.rawPayload))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}
