import { Readable } from 'node:stream'
import { isDiskFull } from '../../../platform/file-refusal.ts'
import type { FileStore } from '../../../platform/gateways/files.ts'
import { drawPaper, drawnPaper } from './drawn-paper.ts'
import { drawPhoto } from './draw-photo.ts'
import { drawnPhoto } from './drawn-photo.ts'

/**
 * The files of an installation, with the photos and papers of the demo: each is drawn when it is first read, and
 * is a file like others from then on. So a start draws none. The drawing is our own, so that it needs
 * no program of its own as uploads do; one after the other, so that answers come in between. On a full
 * disk it is drawn each time: who looks at something needs no room.
 */
export function withDrawnPhotos(files: FileStore): FileStore {
  let last: Promise<unknown> = Promise.resolve()

  function draw(id: string): Promise<Buffer | undefined> {
    const drawing = drawingOf(id)
    if (!drawing) return Promise.resolve(undefined)
    const next = last.then(async () => {
      const found = await files.read(id)
      if (found) return found
      const { default: sharp } = await import('sharp')
      const svg = Buffer.from(drawing())
      const bytes = await sharp(svg).webp({ quality: 75, effort: 1 }).toBuffer()
      await files.write(id, bytes).catch(unlessFull)
      return bytes
    })
    last = next.catch(() => undefined)
    return next
  }

  return {
    ...files,
    async read(id) {
      return (await files.read(id)) ?? draw(id)
    },
    async stored(id) {
      const found = await files.stored(id)
      if (found) return found
      const bytes = await draw(id)
      return bytes && { size: bytes.length, stream: () => Readable.from([bytes]) }
    },
  }
}

function drawingOf(id: string): (() => string) | undefined {
  const [photo, paper] = [drawnPhoto(id), drawnPaper(id)]
  if (photo) return () => drawPhoto(photo)
  return paper && (() => drawPaper(paper))
}

function unlessFull(error: unknown): void {
  if (!isDiskFull(error)) throw error
}
