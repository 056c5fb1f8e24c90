import * as files from './hostile-files.ts'

/** What it is, its name, its bytes, the type it claims, and why it is refused when that can be said. */
export type Hostile = [string, string, () => Uint8Array | Promise<Uint8Array>, string?, string?]

const broken = 'This file is cut off or damaged. Please choose it again, or another one.'
const manyPixels = 'This picture has more than 50 megapixels. Please send a smaller one.'
const ofPhone =
  'HEIC photos cannot be read here. On an iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or send the photo as a JPEG.'

/** Files that are refused with a sentence. */
export const refused: Hostile[] = [
  [
    'HTML under a picture’s name',
    'me.png',
    () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'image/png',
  ],
  [
    'a Windows program',
    'license.jpg',
    () => Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(500)]),
    'image/jpeg',
  ],
  [
    'a Linux program',
    'license.jpg',
    () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(500)]),
  ],
  ['a shell script', 'license.gif', () => Buffer.from('#!/bin/sh\nrm -rf ~\n')],
  ['a picture under a program’s name', 'license.png.exe', () => files.picture().png().toBuffer()],
  [
    'a picture that claims to be a page',
    'license.png',
    () => files.picture().png().toBuffer(),
    'text/html',
  ],
  ['a picture in a format we do not take', 'license.jpg', () => files.picture().tiff().toBuffer()],
  [
    'a name that hides its ending behind NUL',
    'license.png\0.php',
    () => files.picture().png().toBuffer(),
  ],
  [
    'a name that reads backwards (exe.png)',
    'license\u202Egnp.exe',
    () => files.picture().png().toBuffer(),
  ],
  ['an archive as PDF', 'license.pdf', files.zip, 'application/pdf'],
  ['an archive that is also a PDF', 'license.pdf', () => Buffer.concat([files.pdf(), files.zip()])],
  ['a PDF that is also a page', 'license.pdf', () => files.pdf('', '<script>alert(1)</script>')],
  [
    'a page that is also a PDF',
    'license.pdf',
    () => Buffer.concat([Buffer.from('<html>'), files.pdf()]),
  ],
  [
    'a PDF with a script',
    'license.pdf',
    () => files.pdf('4 0 obj <</S/JavaScript/JS(app.alert\\(1\\))>> endobj'),
  ],
  [
    'a PDF with a script in disguise',
    'license.pdf',
    () => files.pdf('4 0 obj <</S/J#61vaScript/#4aS(x)>> endobj'),
  ],
  [
    'a PDF with a script in a packed part',
    'license.pdf',
    () => files.pdf(files.packedObjects('4 0 <</S/JavaScript/JS(x)>>')),
  ],
  [
    'a PDF with a script behind a false stream',
    'license.pdf',
    () => files.pdf('%>>stream\n4 0 obj <</S/JavaScript/JS(x)>> endobj\n%endstream'),
  ],
  [
    'a PDF whose packed part is disguised',
    'license.pdf',
    () => files.pdf(files.packedObjects('4 0 <<>>').replace('ObjStm', 'Obj#53tm')),
  ],
  [
    'a PDF that names one packed part again and again',
    'license.pdf',
    () => files.pdf(`${'/ObjStm '.repeat(499)}${'stream '.repeat(200_000)}`),
  ],
  [
    'a PDF that unfolds into 100 MB',
    'license.pdf',
    () => files.pdf(files.packedObjects(' '.repeat(100_000_000))),
  ],
  [
    'a PDF that starts a program',
    'license.pdf',
    () => files.pdf('4 0 obj <</S/Launch/F(cmd.exe)>> endobj'),
  ],
  [
    'a PDF with a file inside',
    'license.pdf',
    () => files.pdf('4 0 obj <</Type/EmbeddedFile>> endobj'),
  ],
  ['an encrypted PDF', 'license.pdf', () => files.pdf('4 0 obj <</Encrypt 5 0 R>> endobj')],
  ['half a PDF', 'license.pdf', () => files.pdf().subarray(0, 90), undefined, broken],
  ['a photo of a phone', 'IMG_1.HEIC', files.heic, 'image/heic', ofPhone],
  ['the same called a JPEG', 'IMG_1.jpg', files.heic, 'image/jpeg', ofPhone],
  ['the same without an ending', 'image', files.heic, undefined, ofPhone],
  [
    'a truncated JPEG',
    'license.jpg',
    async () => (await files.picture(400, 300).jpeg().toBuffer()).subarray(0, 700),
    undefined,
    broken,
  ],
  [
    'a PNG that says 60,000 by 60,000',
    'license.png',
    () => files.pngOf(60_000, 60_000),
    undefined,
    manyPixels,
  ],
  [
    'a PNG that unfolds into 144 megapixels',
    'license.png',
    () => files.picture(12_000, 12_000).png().toBuffer(),
    undefined,
    manyPixels,
  ],
  [
    'an SVG of a million by a million',
    'license.svg',
    () => files.svg('', '', 'width="1000000" height="1000000"'),
    undefined,
    manyPixels,
  ],
  [
    'an SVG whose parts multiply',
    'license.svg',
    () => {
      const layer = (number: number) =>
        `<g id="g${number}">${`<use xlink:href="#g${number - 1}"/>`.repeat(10)}</g>`
      const layers = Array.from({ length: 11 }, (_none, index) => layer(index + 1)).join('')
      return files.svg(`<defs><g id="g0"/>${layers}</defs><use xlink:href="#g11"/>`)
    },
  ],
  [
    'an SVG with entities that multiply',
    'license.svg',
    () => files.svg('&b;', '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'),
  ],
  [
    'an SVG with an entity from a file',
    'license.svg',
    () => files.svg('<text>&x;</text>', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  ],
  [
    'a vector picture of comments without end',
    'license.svg',
    () => Buffer.from(`${'<!---->'.repeat(60)}x`),
  ],
  [
    'a vector picture of declarations without end',
    'license.svg',
    () => Buffer.from(`<?xml ${'<!DOCTYPE a>  <!-- -->'.repeat(180)}`),
  ],
  ['a packed SVG', 'license.svg', files.svgz],
  [
    'an SVG inside of a page',
    'license.svg',
    () => Buffer.concat([Buffer.from('<html><body>'), files.svg('')]),
  ],
]
