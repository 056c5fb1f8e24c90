import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { uploadFile } from '#protocol/people/files/upload-file.ts'
import type { TestUser } from './factories.ts'
import { picture } from './files/hostile-files.ts'
import type { TestServer } from './server.ts'

/** A picture as a phone takes one. */
export async function pictureFile(name = 'car.png'): Promise<File> {
  const bytes = new Uint8Array(await picture().png().toBuffer())
  return new File([bytes], name, { type: 'image/png' })
}

/** Sends a picture ahead and answers its id. */
export async function sendPicture(
  server: TestServer,
  { token }: TestUser,
  purpose: 'help' | 'claim' = 'help',
): Promise<string> {
  const sent = await server.as(token).send(uploadFile, { purpose, file: await pictureFile() })
  return sent.body.file ?? ''
}

/** The HTTP status with which a stored file opens for somebody, or for a visitor. */
export async function openFile(
  { app }: TestServer,
  user: TestUser | undefined,
  id: string,
): Promise<number> {
  const headers = user ? { authorization: `Bearer ${user.token}` } : {}
  return (await app.inject({ method: 'GET', url: `/files/${id}`, headers })).statusCode
}

/** What somebody is told on their screen. */
export const noticesOf = async (server: TestServer, { token }: TestUser) =>
  (await server.as(token).read(dashboard, {})).body.notifications ?? []
