import type { Operation } from '#protocol/core/operation.ts'

/** The names of an operation's own fields. */
export function fieldNames(operation: Operation): string[] {
  const { shape } = operation.input as unknown as { shape: Record<string, unknown> }
  return Object.keys(shape)
}

/** A single value as it stands in a form or a query, already encoded as a hostile client writes it. */
type Nasty = {
  what: string
  encoded: string
  /** Such bytes are no text, so every field refuses them by its name. */
  neverText?: boolean
}

export const nastyValues: Nasty[] = [
  { what: 'NUL', encoded: 'a%00b', neverText: true },
  { what: 'half a character', encoded: 'a%ED%A0%80b', neverText: true },
  { what: 'two halves, each encoded by itself', encoded: '%ED%A0%BD%ED%B8%80', neverText: true },
  { what: 'a byte that is no UTF-8', encoded: '%FF', neverText: true },
  { what: 'a slash in two bytes', encoded: '%C0%AF', neverText: true },
  { what: 'an escape that is none', encoded: '%ZZ', neverText: true },
  { what: 'more than a double holds', encoded: '1e309' },
  { what: 'more than four bytes hold', encoded: '2e9' },
  { what: 'more than eight bytes hold', encoded: '99999999999999999999' },
  { what: 'a billion dollars and more', encoded: '999999999.99' },
  { what: 'less than nothing', encoded: '-1' },
  { what: 'less than four bytes hold', encoded: '-3000000000' },
  { what: 'the end of the calendar', encoded: '9999-12-31T23%3A59' },
  { what: 'the first day of the calendar', encoded: '0001-01-01' },
  { what: 'an object', encoded: '%7B%22a%22%3A%7B%7D%7D' },
  {
    what: 'a list with NUL and halves of characters inside',
    encoded:
      '%5B%7B%22checkpoint%22%3A%22front%22%2C%22file%22%3A%22A%22%2C%22note%22%3A%22%5Cu0000%5Cud800%22%7D%5D',
  },
  { what: 'a list ten thousand deep', encoded: '%5B'.repeat(10_000) },
  { what: 'a name that every object has', encoded: '__proto__' },
  { what: 'very long', encoded: 'x'.repeat(60_000) },
  { what: 'a long list', encoded: 'x%2C'.repeat(9_000) },
  { what: 'a megabyte', encoded: 'y'.repeat(1_048_576) },
]

export type Pairs = [name: string, encoded: string][]

/** Pairs of a form or a query, whose values are encoded already. */
export const formOf = (pairs: Pairs) =>
  pairs.map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join('&')

/** A part of a form byte by byte; with a filename it is a file. */
export type Part = { name: string; bytes: Uint8Array | string; filename?: string; type?: string }

export function multipartOf(parts: Part[], boundary = 'b0undary'): Buffer {
  const pieces = parts.flatMap(({ name, bytes, filename, type }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
        filename === undefined ? '' : `; filename="${filename}"`
      }\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(bytes as Uint8Array),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
}

export const multipartType = 'multipart/form-data; boundary=b0undary'
