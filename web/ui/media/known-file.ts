type KnownKind = { ending: string; type: string }

const byStart: [RegExp, KnownKind][] = [
  [/^\xff\xd8\xff/, { ending: 'jpg', type: 'image/jpeg' }],
  [/^\x89PNG/, { ending: 'png', type: 'image/png' }],
  [/^GIF8/, { ending: 'gif', type: 'image/gif' }],
  [/^RIFF[^]{4}WEBP/, { ending: 'webp', type: 'image/webp' }],
  [/^%PDF-/, { ending: 'pdf', type: 'application/pdf' }],
  [/^[^]{4}ftyp(hei[cxms]|hev[cm]|mif1|msf1)/, { ending: 'heic', type: 'image/heic' }],
]

/** What a file is by its first bytes, whatever it is called; undefined when these say nothing. */
export async function kindOf(file: Blob): Promise<KnownKind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const start = String.fromCharCode(...bytes)
  return byStart.find(([pattern]) => pattern.test(start))?.[1]
}

/** The file with the ending and type that its content has, where neither its name nor its type says one. */
export function namedByContent(file: File, kind: KnownKind | undefined): File {
  const isNamed = /\.\w+$/.test(file.name)
  if (!kind || (isNamed && file.type !== '')) return file
  const name = isNamed ? file.name : `${file.name}.${kind.ending}`
  return new File([file], name, { type: kind.type, lastModified: file.lastModified })
}
