import { strFromU8, unzipSync } from 'fflate'
import type { TestUser } from '../factories.ts'
import { fetchPaper } from '../papers.ts'
import type { TestServer } from '../server.ts'

export const downloadPack = (server: TestServer, order: string, user?: TestUser) =>
  fetchPaper(server, 'POST', `/api/dispute-pack/${order}`, user)

/** A dispute pack as whoever gets it opens it: each file by its path. */
export async function openPack(
  server: TestServer,
  order: string,
  user: TestUser,
): Promise<Record<string, Uint8Array>> {
  const { http, headers, bytes } = await downloadPack(server, order, user)
  if (http !== 200 || headers['content-type'] !== 'application/zip')
    throw new Error(`no pack: ${http}`)
  return unzipSync(new Uint8Array(bytes))
}

export const textIn = (files: Record<string, Uint8Array>, path: string): string =>
  strFromU8(files[path] ?? new Uint8Array())
