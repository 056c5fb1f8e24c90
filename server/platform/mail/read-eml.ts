/** A message as a mail program shows it, its bodies decoded. */
export type ReadMail = { headers: Record<string, string>; text: string; html: string }

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, body: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(body, 'base64').toString('utf8')
        : quotedPrintable(body.replaceAll('_', ' ')),
    )
}

function quotedPrintable(body: string): string {
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function headersAndBody(source: string): [Record<string, string>, string] {
  const split = source.indexOf('\n\n')
  const lines = source
    .slice(0, split)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
  })
  return [Object.fromEntries(headers) as Record<string, string>, source.slice(split + 2)]
}

function bodyOf(source: string): [string, string] {
  const [headers, body] = headersAndBody(source)
  const encoding = headers['content-transfer-encoding']?.toLowerCase()
  const decoded =
    encoding === 'quoted-printable'
      ? quotedPrintable(body)
      : encoding === 'base64'
        ? Buffer.from(body, 'base64').toString('utf8')
        : body
  return [headers['content-type']?.split(';')[0] ?? 'text/plain', decoded]
}

/** Reads a message of our own mailer, as the page of unsent mail and the tests show it. */
export function readMail(raw: string): ReadMail {
  const source = raw.replaceAll('\r\n', '\n')
  const [headers, body] = headersAndBody(source)
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1]
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((p) => p.slice(1))
    : [source]
  const bodies = Object.fromEntries(parts.map(bodyOf))
  return { headers, text: bodies['text/plain'] ?? '', html: bodies['text/html'] ?? '' }
}
