import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readyFile, takenPhoto } from './taken-photo.ts'

const jpeg = '\xff\xd8\xff\xe0'
const heic = '\0\0\0\x18ftypheic\0\0\0\0'
const fileOf = (start: string, name: string, type = '') =>
  new File([Uint8Array.from(start, (char) => char.charCodeAt(0))], name, { type })

/** A browser that shows what begins as one of these. */
const shows = (...starts: string[]) =>
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 8).arrayBuffer()))
    if (!starts.some((each) => start.startsWith(each.slice(0, 8)))) throw new Error('unreadable')
    return { width: 4000, height: 3000, close: () => {} }
  })

beforeEach(() => {
  // jsdom draws nothing.
  const pen = { fillRect: () => {}, drawImage: () => {} }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((use, type) =>
    use(new Blob(['small'], { type: type ?? '' })),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['a photo', fileOf(jpeg, 'front.JPG', 'image/jpeg'), 'front.jpg'],
  ['one as some browsers save it', fileOf(jpeg, 'front.jfif', 'image/jpeg'), 'front.jpg'],
  ['one whose name has no ending', fileOf(jpeg, 'image'), 'image.jpg'],
  ['one of a phone, where it is shown', fileOf(heic, 'IMG_1.HEIC', 'image/heic'), 'IMG_1.jpg'],
])('%s is sent as a small JPEG', async (_what, file, name) => {
  shows(jpeg, heic)
  const ready = await readyFile(file, 'imageOrPdf', 10)
  expect(ready).toEqual({ photo: expect.objectContaining({ name, type: 'image/jpeg', size: 5 }) })
})

it('a paper is sent as it is, also without an ending', async () => {
  shows()
  const ready = await readyFile(fileOf('%PDF-1.7', 'policy'), 'imageOrPdf', 10)
  expect(ready).toEqual({
    photo: expect.objectContaining({ name: 'policy.pdf', type: 'application/pdf', size: 8 }),
  })
})

// @5-this-file @5-heic-photos
it.each([
  ['one of a phone, where it is not shown', fileOf(heic, 'IMG_1.heic', 'image/heic'), 'heic:'],
  ['the same without a name', fileOf(heic, 'image'), 'heic:'],
  ['a photo that is cut off', fileOf(jpeg, 'front.jpg', 'image/jpeg'), 'fileBroken:'],
  ['what is no picture', fileOf('x', 'front.png', 'image/png'), 'imageOnly:'],
  ['a program', fileOf('MZ', 'run.exe', 'application/x-msdownload'), 'fileType:'],
  ['what is too large', fileOf(jpeg.padEnd(1_100_000), 'a.jpg', 'image/jpeg'), 'fileSize:1'],
])('%s is refused with why', async (_what, file, problem) => {
  shows()
  expect(await readyFile(file, 'imageOrPdf', 1)).toEqual({ problem })
})

it('a drawing is no photo', async () => {
  shows()
  const drawing = fileOf('<svg/>', 'front.svg', 'image/svg+xml')
  expect(await takenPhoto(drawing)).toEqual({ problem: 'imageOnly:' })
  expect(await readyFile(drawing, 'imageOrPdf', 10)).toEqual({ photo: drawing })
})
