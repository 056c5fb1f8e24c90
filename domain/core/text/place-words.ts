/** What is left out of a name: accents, apostrophes of any hand, the dots of "St." and "L.A.". */
const leftOut = /[\p{M}'’‘ʻʼ`´.]/gu
/** What stands between words. */
const between = /[\s,;:/()–—-]+/g

/** A name or what somebody types of it, as the gazetteer is searched: `st petersburg fl`. */
export const plainPlace = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(leftOut, '').replace(between, ' ').trim()

/** Words that are written in more than one way; a name may have either. */
const written: readonly (readonly string[])[] = [
  ['saint', 'st'],
  ['fort', 'ft'],
  ['mount', 'mt'],
  ['point', 'pt'],
  ['port', 'pt'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
  ['san', 'sn'],
  ['santa', 'sta'],
  ['heights', 'hts'],
  ['beach', 'bch'],
  ['springs', 'spgs'],
]

/** What people say for a town, alone or before its state, in English and Spanish. */
const nicknames: Readonly<Record<string, string>> = {
  la: 'los angeles',
  sf: 'san francisco',
  frisco: 'san francisco',
  sd: 'san diego',
  sj: 'san jose',
  slo: 'san luis obispo',
  lv: 'las vegas',
  vegas: 'las vegas',
  phx: 'phoenix',
  fenix: 'phoenix',
  'st pete': 'st petersburg',
  'saint pete': 'st petersburg',
  'san petersburgo': 'st petersburg',
  'san agustin': 'saint augustine',
  'cayo hueso': 'key west',
}

/** Names and short forms of the states that the gazetteer has. */
const states: Readonly<Record<string, readonly string[]>> = {
  az: ['arizona'],
  ca: ['california'],
  fl: ['florida', 'fla'],
  hi: ['hawaii', 'hawai'],
  nv: ['nevada'],
  or: ['oregon'],
}
/** So many letters of a state are no longer the beginning of another word. */
const fewestLetters = 3
/** Of a name with many words that are written in two ways. */
const mostWays = 16
/** What stands after the state on an envelope. */
const afterState = / (?:\d{5}(?: \d{4})?|usa|us|united states|estados unidos|eeuu)$/

type PlaceSearch = {
  /** How a plain name with its state may begin. */
  beginnings: string[]
  /** What it may be as a whole. */
  names: string[]
}

/**
 * What to look for in the gazetteer when somebody types this (docs/product/search.md#towns): with St.
 * or Saint, N or North, and the state as they like. Empty when nothing was typed.
 */
export function placeSearch(typed: string): PlaceSearch {
  const text = plainPlace(typed).replace(afterState, '')
  if (text === '') return { beginnings: [], names: [] }
  const { town, state } = splitState(text)
  const towns = [...waysToWrite(text), ...(text in nicknames ? [nicknames[text] ?? ''] : [])]
  const nickname = nicknames[town]
  const names =
    state === undefined
      ? []
      : [...waysToWrite(town), ...(nickname === undefined ? [] : [nickname])].map(
          (name) => `${name} ${state}`,
        )
  return { beginnings: [...new Set(towns)], names: [...new Set(names)] }
}

/** The state that ends what was typed: its two letters, its name, or as much of it as is there. */
function splitState(text: string): { town: string; state?: string } {
  const at = text.lastIndexOf(' ')
  if (at < 0) return { town: text }
  const [town, last] = [text.slice(0, at), text.slice(at + 1)]
  const found = Object.entries(states).find(
    ([short, names]) =>
      last === short ||
      names.includes(last) ||
      (last.length >= fewestLetters && names.some((name) => name.startsWith(last))),
  )
  return found ? { town, state: found[0] } : { town: text }
}

/** The same words in every way in which they are written, the typed one first. */
function waysToWrite(text: string): string[] {
  let ways = ['']
  for (const word of text.split(' ')) {
    const alike = written.filter((forms) => forms.includes(word)).flat()
    const forms = [word, ...alike.filter((form) => form !== word)]
    ways = ways.flatMap((way) => forms.map((form) => `${way} ${form}`.trim())).slice(0, mostWays)
  }
  return ways
}
