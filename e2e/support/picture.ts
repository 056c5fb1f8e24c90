import sharp from 'sharp'

/** A small real picture, as Playwright hands files to a page. */
export async function smallPicture(name: string) {
  const create = { width: 320, height: 200, channels: 3, background: '#1f7a86' } as const
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}
