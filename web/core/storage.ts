/** What the browser keeps between visits (docs/product/entities.md#browser-storage "Browser storage"). */
type Stored = {
  userToken: string
  /** Whose session it is, to tell whose unsent work lies on the device. */
  userId: string
  favoriteCars: string[]
  swapCars: string[]
  langCode: string
  /** Area id of the last search (docs/product/search.md#areas). */
  defaultArea: string
  /** How far somebody means to drive: miles of a trip of so many days. */
  tripMiles: string
  appVersion: string
  /** Whether visits may be counted: yes or no; absent until answered. */
  statistics: string
  /** Shows that a mailed link is opened where it was asked for, and until when. */
  signInProof: string
  donationNoteDismissed: boolean
  helpUkraineDismissed: boolean
  installDismissed: boolean
}

export type StorageKey = keyof Stored

const textKeys: readonly StorageKey[] = [
  'userToken',
  'userId',
  'langCode',
  'defaultArea',
  'tripMiles',
  'appVersion',
  'statistics',
  'signInProof',
]
const listKeys: readonly StorageKey[] = ['favoriteCars', 'swapCars']

function decode(key: StorageKey, text: string): unknown {
  if (textKeys.includes(key)) return text
  if (listKeys.includes(key)) return text.split(',').filter((item) => item !== '')
  return text === '1'
}

function encode(value: string | string[] | boolean): string {
  if (typeof value === 'boolean') return value ? '1' : ''
  return Array.isArray(value) ? value.join(',') : value
}

/** The kept value, or undefined when there is none or storage is closed to us (private windows). */
export function stored<Key extends StorageKey>(key: Key): Stored[Key] | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null || text === '' ? undefined : (decode(key, text) as Stored[Key])
  } catch {
    return undefined
  }
}

export function store<Key extends StorageKey>(key: Key, value: Stored[Key]): void {
  try {
    const text = encode(value)
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Storage is full or closed: the choice then lasts for this visit only.
  }
}

/** Sign-out forgets everything except the language (docs/product/accounts.md#signing-in). */
export function forgetAllButLanguage(): void {
  const language = stored('langCode')
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    return
  }
  if (language) store('langCode', language)
}
