const newLine = 10

/** The numbers of the lines whose bytes are not UTF-8; line 1 is the first. */
export function linesNotUtf8(bytes: Uint8Array): Set<number> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  const spoilt = new Set<number>()
  let line = 1
  for (let from = 0; from <= bytes.length; line++) {
    const end = bytes.indexOf(newLine, from)
    const to = end < 0 ? bytes.length : end
    try {
      strict.decode(bytes.subarray(from, to))
    } catch {
      spoilt.add(line)
    }
    from = to + 1
  }
  return spoilt
}
