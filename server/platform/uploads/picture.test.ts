import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pdf } from '#testing/files/hostile-files.ts'
import { checkAvatar, checkFile } from './picture.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f7a86' } })

const file = (filename: string, bytes: Uint8Array | string) => ({
  filename,
  mimetype: 'application/octet-stream',
  bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
})

const kept = async (filename: string, bytes: Uint8Array | string) => {
  const result = await checkFile(file(filename, bytes))
  if ('error' in result) throw new Error(result.error)
  return result
}

describe('an uploaded picture', () => {
  it('is drawn anew: smaller, upright, without what the camera wrote into it', async () => {
    const photo = await picture(3000, 1000)
      .withExif({ IFD0: { Artist: 'Ana' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { contentType, bytes } = await kept('license.JPG', photo)
    const meta = await sharp(bytes).metadata()
    expect(contentType).toBe('image/webp')
    expect([meta.format, meta.width, meta.height]).toEqual(['webp', 683, 2048])
    expect([meta.exif, meta.orientation]).toEqual([undefined, undefined])
  })

  // @5-allowed-jpg
  it.each(['png', 'gif', 'webp'] as const)('may be a %s', async (format) => {
    const bytes = await picture(40, 30).toFormat(format).toBuffer()
    expect((await kept(`a.${format}`, bytes)).contentType).toBe('image/webp')
  })

  it('is what its bytes say, whatever its name says', async () => {
    const png = await picture(40, 30).png().toBuffer()
    expect((await kept('a.jpg', png)).contentType).toBe('image/webp')
    expect(await checkFile(file('a.png', 'MZ this is a program'))).toEqual({ error: 'fileType:' })
  })

  it('has an allowed extension, or none', async () => {
    const png = await picture(40, 30).png().toBuffer()
    expect(await checkFile(file('a.exe', png))).toEqual({ error: 'fileType:' })
    expect((await kept('a', png)).contentType).toBe('image/webp')
  })

  it('of vectors becomes pixels, and brings neither script nor other files', async () => {
    const svg = `<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">
      <script>alert(1)</script><image href="file:///etc/passwd"/><rect width="40" height="30" fill="red"/></svg>`
    const { contentType, bytes } = await kept('a.svg', svg)
    expect(contentType).toBe('image/webp')
    expect(bytes.includes('script')).toBe(false)
    expect(await checkFile(file('a.svg', '<html><svg></svg></html>'))).toEqual({
      error: 'fileType:',
    })
  })

  // @5-this-drawing
  it.each([
    ['a filter', '<filter id="f"><feGaussianBlur stdDeviation="99"/></filter>'],
    ['a filter with a prefix', '<s:filter xmlns:s="http://www.w3.org/2000/svg"/>'],
    ['an effect', '<FeTurbulence/>'],
    ['an attribute for one', '<rect filter="url(#f)"/>'],
    ['a style for one', '<rect style="fill:red;filter:blur(99px)"/>'],
    ['a style sheet for one', '<style>rect { filter : blur(99px) }</style>'],
  ])('that is a drawing with %s is refused', async (_what, inside) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${inside}</svg>`
    expect(await checkFile(file('a.svg', drawing))).toEqual({ error: 'drawingFilters:' })
    expect(await checkAvatar(file('a.svg', drawing))).toEqual({ error: 'drawingFilters:' })
  })

  it('that only speaks of filters is kept', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" id="oil-filter"><title>Oil filter</title><ferry/></svg>'
    expect((await kept('a.svg', drawing)).contentType).toBe('image/webp')
  })

  // @5-this-picture
  it('that unfolds into a wall of pixels is refused', async () => {
    const bomb = await picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await checkFile(file('a.png', bomb))).toEqual({ error: 'filePixels:50' })
  })

  // @5-this-file
  it('that is broken is refused', async () => {
    const png = await picture(400, 300).png().toBuffer()
    expect(await checkFile(file('a.png', png.subarray(0, 60)))).toEqual({ error: 'fileBroken:' })
  })
})

describe('an uploaded PDF', () => {
  // @9-pdf-2
  it('is kept as it is up to 2 MB', async () => {
    const limit = 2 * 1024 * 1024
    const bytes = pdf(`%${'x'.repeat(limit - pdf().length - 1)}`)
    expect(bytes.length).toBe(limit)
    const result = await kept('a.pdf', bytes)
    expect(result.contentType).toBe('application/pdf')
    expect(result.bytes.equals(bytes)).toBe(true)
    expect(await checkFile(file('a.pdf', pdf(`%${'x'.repeat(limit - pdf().length)}`)))).toEqual({
      error: 'fileSize:2',
    })
  })

  it('is one by its bytes', async () => {
    expect(await checkFile(file('a.pdf', 'not a document'))).toEqual({ error: 'fileType:' })
  })
})

describe('a person’s picture', () => {
  it('is made square in the widths that screens need', async () => {
    const result = await checkAvatar(file('me.jpg', await picture(600, 400).jpeg().toBuffer()))
    if ('error' in result) throw new Error(result.error)
    const sizes = await Promise.all(result.pictures.map((one) => sharp(one).metadata()))
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 96, 96],
      ['webp', 256, 256],
    ])
  })

  // @5-please-choose @9-avatar-image
  it('is an image under 1 MB', async () => {
    expect(await checkAvatar(file('me.pdf', pdf()))).toEqual({ error: 'imageOnly:' })
    expect(await checkAvatar(file('me.png', 'no picture'))).toEqual({ error: 'imageOnly:' })
    const noise = await sharp(randomBytes(600 * 600 * 3), {
      raw: { width: 600, height: 600, channels: 3 },
    })
      .png()
      .toBuffer()
    expect(await checkAvatar(file('me.png', noise))).toEqual({ error: 'avatarSize:' })
  })
})
