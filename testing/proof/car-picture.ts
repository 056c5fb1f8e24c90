import { zipSync } from 'fflate'
import sharp from 'sharp'

type Made = { width?: number; height?: number; color?: string; name?: string }

/** A photo of a car as a phone makes it: with a name and degrees in it. */
export async function carPicture({
  width = 2400,
  height = 1800,
  color = 'teal',
  name = 'car.jpg',
}: Made = {}): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({
      IFD0: { Artist: 'Guadalupe Jimenez' },
      IFD3: { GPSLatitude: '37/1 7/1 24/1', GPSLatitudeRef: 'N' },
    })
    .jpeg()
    .toBuffer()
  if (!(await sharp(bytes).metadata()).exif) throw new Error('the photo has no metadata')
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}

/** A ZIP of such photos by the names of its entries. */
export async function photoZip(entries: Record<string, Blob>): Promise<File> {
  const bytes = await Promise.all(
    Object.entries(entries).map(
      async ([name, entry]) => [name, new Uint8Array(await entry.arrayBuffer())] as const,
    ),
  )
  const zip = zipSync(Object.fromEntries(bytes), { level: 0 })
  return new File([new Uint8Array(zip)], 'photos.zip', { type: 'application/zip' })
}
