import type { ReadLicense } from './license-barcode.ts'

type Name = { firstName?: string | undefined; lastName?: string | undefined }
type LicenseName = Pick<
  ReadLicense,
  'firstName' | 'middleName' | 'lastName' | 'isFirstCut' | 'isLastCut'
>

/**
 * Whether a license is of the name that an account has, as far as that can be said of two writings of it: case,
 * accents, hyphens, spaces and what a card had no room for set aside (docs/product/accounts.md#reading-a-license). A
 * second given name or surname may be missing on either side. A name that is not known differs from none.
 */
export function isSameName(license: LicenseName, known: Name): boolean {
  const { firstName = '', middleName = '', lastName = '', isFirstCut, isLastCut } = license
  return (
    isSame([...wordsOf(firstName), ...wordsOf(middleName)], wordsOf(known.firstName), isFirstCut) &&
    isSame(wordsOf(lastName), wordsOf(known.lastName), isLastCut)
  )
}

function isSame(onLicense: readonly string[], known: readonly string[], isCut: boolean): boolean {
  const [one, other] = [onLicense.join(''), known.join('')]
  if (one === '' || other === '' || one === other) return true
  if (isCut && other.startsWith(one)) return true
  // One surname of two, or one given name: whole words from the first on, `DE LA` with what follows.
  return startsWithWords(onLicense, known) || startsWithWords(known, onLicense)
}

/** Whether `words` begin with all of `few`, however either are set apart. */
function startsWithWords(words: readonly string[], few: readonly string[]): boolean {
  const sought = few.join('')
  let joined = ''
  for (const word of words) {
    joined += word
    if (joined === sought) return true
  }
  return false
}

/** Letters alone: `Núñez-O’Brien` is NUNEZ and OBRIEN. */
function wordsOf(name = ''): string[] {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase()
  return plain
    .replaceAll(/['’‘ʻ`.]/g, '')
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '')
}
