import * as files from './hostile-files.ts'
import type { Hostile } from './refused-files.ts'

/** Files that are taken and lose whatever was hostile in them. */
export const harmless: Hostile[] = [
  ['a picture without a name’s ending', 'license', () => files.picture().png().toBuffer()],
  ['a JPEG as some browsers save it', 'me.jfif', () => files.picture().jpeg().toBuffer()],
  [
    'a GIF that is also a script',
    'me.gif',
    async () =>
      Buffer.concat([
        await files.picture().gif().toBuffer(),
        Buffer.from('/*<script>alert(1)</script>*/=1;'),
      ]),
    'image/gif',
  ],
  [
    'a JPEG with a page in its comment',
    'me.jpg',
    async () => withComment(await files.picture().jpeg().toBuffer(), '<script>alert(1)</script>'),
  ],
  [
    'a PNG with an archive behind it',
    'me.png',
    async () => Buffer.concat([await files.picture().png().toBuffer(), files.zip()]),
  ],
  ['a PNG whose comment unfolds into 100 MB', 'me.png', files.pngWithPackedText],
  [
    'an SVG with a script',
    'me.svg',
    () => files.svg('<script>alert(1)</script><g onload="alert(1)"/>'),
  ],
  [
    'an SVG with a page inside',
    'me.svg',
    () =>
      files.svg(
        '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://x.example"/></body></foreignObject>',
      ),
  ],
  [
    'an SVG that asks for other files',
    'me.svg',
    () =>
      files.svg(
        '<image xlink:href="file:///etc/passwd" width="9" height="9"/><use xlink:href="https://x.example/a.svg#a"/>',
      ),
  ],
  [
    'an SVG that copies itself without end',
    'me.svg',
    () => files.svg('<g id="a"><use xlink:href="#a"/><use xlink:href="#a"/></g>'),
  ],
  ['an animation of many frames', 'me.webp', () => files.animation(300)],
  [
    'a photo that tells where it was taken',
    'me.jpg',
    () =>
      files
        .picture()
        .withExif({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitude: '37/1 48/1 0/1' } })
        .jpeg()
        .toBuffer(),
  ],
  [
    'a photo with a profile of a megabyte',
    'me.jpg',
    async () => withIcc(await files.picture().jpeg().toBuffer()),
  ],
  [
    'a name that climbs out of its folder',
    '../../../../etc/cron.d/me.png',
    () => files.picture().png().toBuffer(),
  ],
  ['a Windows path', '..\\\\..\\\\boot.png', () => files.picture().png().toBuffer()],
  ['a name of two endings', 'me.php.png', () => files.picture().png().toBuffer()],
  [
    'a name with a line break and a header',
    'me%0d%0aSet-Cookie: a=b.png',
    () => files.picture().png().toBuffer(),
  ],
  ['a name of 5,000 letters', `${'m'.repeat(5000)}.png`, () => files.picture().png().toBuffer()],
]

function withComment(jpeg: Buffer, text: string): Buffer {
  const frame = Buffer.from([0xff, 0xfe, 0, text.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), frame, Buffer.from(text), jpeg.subarray(2)])
}

function withIcc(jpeg: Buffer): Buffer {
  const parts = Array.from({ length: 16 }, (_, index) => {
    const data = Buffer.concat([
      Buffer.from(`ICC_PROFILE\0`, 'latin1'),
      Buffer.from([index + 1, 16]),
      Buffer.alloc(65_000, 0x41),
    ])
    const frame = Buffer.from([0xff, 0xe2, 0, 0])
    frame.writeUInt16BE(data.length + 2, 2)
    return Buffer.concat([frame, data])
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)])
}
