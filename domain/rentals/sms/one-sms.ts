/** As many letters as one text message has in the alphabet of GSM 03.38; one letter outside it halves them. */
export const mostLetters = 160

/** Letters of Spanish that the alphabet lacks, and signs that look the same. */
const plain: Record<string, string> = {
  á: 'a',
  í: 'i',
  ó: 'o',
  ú: 'u',
  Á: 'A',
  Í: 'I',
  Ó: 'O',
  Ú: 'U',
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '…': '...',
  ' ': ' ',
}

const outside = /[^\n A-Za-z0-9@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]/g

/** A text in that alphabet, each letter as one; what it lacks is left out. */
export const inGsm = (text: string): string =>
  text.replace(outside, (letter) => plain[letter] ?? '').replace(/ {2,}/g, ' ')

/**
 * Who writes, what, and where it leads, in one text message: what is too long is cut from the name and then from the
 * words, never from the address.
 */
export function oneSms(name: string, words: string, address: string): string {
  const room = mostLetters - address.length - 1
  const [from, said] = [inGsm(name).trim(), inGsm(words).trim()]
  const head = from.slice(0, Math.max(0, room - said.length - 2)).trim()
  const whole = head.length > 2 ? `${head}: ${said}` : said
  return `${whole.slice(0, Math.max(0, room)).trim()} ${address}`.trim()
}
