import type { FileStore } from '../../../gateways/files.ts'
import { drawPhoto } from './draw-photo.ts'
import { drawnPhoto } from './drawn-photo.ts'

/**
 * The files of an installation, with the photos of the demo: each is drawn when it is first read, and
 * is a file like others from then on. So a start draws none. The drawing is our own, so that it needs
 * no program of its own as uploads do; one after the other, so that answers come in between.
 */
export function withDrawnPhotos(files: FileStore): FileStore {
  let last: Promise<unknown> = Promise.resolve()

  function draw(id: string): Promise<boolean> {
    const photo = drawnPhoto(id)
    if (!photo) return Promise.resolve(false)
    const next = last.then(async () => {
      if (await files.stored(id)) return true
      const { default: sharp } = await import('sharp')
      const svg = Buffer.from(drawPhoto(photo))
      await files.write(id, await sharp(svg).webp({ quality: 75, effort: 1 }).toBuffer())
      return true
    })
    last = next.catch(() => undefined)
    return next
  }

  return {
    ...files,
    async read(id) {
      return (await files.read(id)) ?? ((await draw(id)) ? files.read(id) : undefined)
    },
    async stored(id) {
      return (await files.stored(id)) ?? ((await draw(id)) ? files.stored(id) : undefined)
    },
  }
}
