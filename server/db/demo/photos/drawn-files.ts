import { checkFile } from '../../../core/uploads/picture.ts'
import type { FileStore } from '../../../gateways/files.ts'
import { drawPhoto } from './draw-photo.ts'
import { drawnPhoto } from './drawn-photo.ts'

/**
 * The files of an installation, with the photos of the demo: each is drawn when it is first read, by
 * the way of every upload, and is a file like others from then on. So a start draws none.
 */
export function withDrawnPhotos(files: FileStore): FileStore {
  async function draw(id: string): Promise<boolean> {
    const photo = drawnPhoto(id)
    if (!photo) return false
    const svg = Buffer.from(drawPhoto(photo))
    const file = { filename: `${id}.svg`, mimetype: 'image/svg+xml', bytes: svg }
    const drawn = await checkFile(file, id)
    if ('error' in drawn) return false
    await files.write(id, drawn.bytes)
    return true
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
