/** A form begins where no sign of it comes before, or after the end of a line or a cell, which JSON writes as two signs. */
const begins = (signs: string) => String.raw`(?:(?<![${signs}])|(?<=\\[nrt]))`

/* What is drawn, signed or hashed, by its form; the longest forms first. */
const forms: [string, string][] = [
  // The base64 of signatures and keys, tokens of links and headers, hashes in hexadecimal.
  ['token', `${begins('\\w+/-')}[\\w+/-]{40,}={0,2}`],
  ['uuid', `${begins('\\da-f-')}[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}(?![\\da-f])`],
  ['hash', `${begins('\\da-f')}[\\da-f]{32}(?![\\da-f])`],
  // Ids and codes of `randomId`, also in an address of mail; what has no letter is a number.
  [
    'id',
    `${begins('0-9A-Za-z')}(?=[2-9]*[A-Z])(?:[2-9A-HJ-NP-Z]{20}|[2-9A-HJ-NP-Z]{16}|[2-9A-HJ-NP-Z]{10})(?![0-9A-Za-z])`,
  ],
  ['mail', `${begins('0-9A-Za-z')}[2-9a-hj-np-z]{16}(?=@example\\.com)`],
]

/** A text of JSON with its ids, codes, signatures and hashes replaced by their form and number, in their order of appearance. */
export function masked(text: string): string {
  let all = text
  for (const [form, pattern] of forms) {
    const numbers = new Map<string, number>()
    all = all.replaceAll(new RegExp(pattern, 'g'), (found) => {
      const number = numbers.get(found) ?? numbers.size + 1
      numbers.set(found, number)
      return `<${form} ${number}>`
    })
  }
  return all
}
