import { type DBSchema, deleteDB, type IDBPDatabase, openDB, type StoreNames } from 'idb'
import type { Parcel } from './parcel.ts'

/*
 * The browser's database (IndexedDB) for what must survive a reload and a restart: parcels that
 * wait to be sent, and drafts with their pictures. It is the person's: signing out deletes it.
 * Each function throws a DOMException when storage is full or closed to us, and answers a change
 * once it is safely written.
 */

/** One part of a draft, and whose it is. */
export type KeptPart = { owner: string; value: unknown }
/** As it is written first: the store gives it the next number. */
type NewParcel = Omit<Parcel, 'number'>

interface Entered extends DBSchema {
  parcels: { key: number; value: Parcel | NewParcel }
  drafts: { key: string; value: KeptPart }
}

const databaseName = 'entered'

let opened: Promise<IDBPDatabase<Entered>> | undefined

async function open(): Promise<IDBPDatabase<Entered>> {
  opened ??= openDB<Entered>(databaseName, 1, {
    upgrade(database) {
      database.createObjectStore('parcels', { keyPath: 'number', autoIncrement: true })
      database.createObjectStore('drafts')
    },
    // Another tab signs out.
    blocking(_ours, _theirs, event) {
      const database = event.target as IDBDatabase
      database.close()
      opened = undefined
    },
    // The browser took it away.
    terminated() {
      opened = undefined
    },
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/** All parcels, in the order in which they were entered. */
export async function allParcels(): Promise<Parcel[]> {
  // The store has given each its number.
  return (await (await open()).getAll('parcels')) as Parcel[]
}

export async function writeParcel(parcel: NewParcel): Promise<void> {
  await (await open()).put('parcels', parcel)
}

/** Writes a parcel only while it is there: what was thrown away stays away. */
export async function overwriteParcel(parcel: Parcel): Promise<void> {
  const change = (await open()).transaction('parcels', 'readwrite')
  const overwrite = async () => {
    if ((await change.store.getKey(parcel.number)) !== undefined) await change.store.put(parcel)
  }
  await Promise.all([overwrite(), change.done])
}

const under = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

/** Every part whose key begins with `prefix`, by key. */
export async function partsUnder(prefix: string): Promise<Map<string, KeptPart>> {
  const reading = (await open()).transaction('drafts')
  const [keys, parts] = await Promise.all([
    reading.store.getAllKeys(under(prefix)),
    reading.store.getAll(under(prefix)),
  ])
  return new Map(parts.map((part, index) => [keys[index] ?? '', part]))
}

export async function writePart(part: KeptPart, key: string): Promise<void> {
  await (await open()).put('drafts', part, key)
}

export async function erase(store: StoreNames<Entered>, key: string | number): Promise<void> {
  await (await open()).delete(store, key)
}

export async function erasePartsUnder(prefix: string): Promise<void> {
  await (await open()).delete('drafts', under(prefix))
}

/** Takes the whole database away; tabs that have it open let go of it. */
export function deleteDatabase(): void {
  // Nobody waits for it: another tab may let go later.
  deleteDB(databaseName).catch(() => {})
}
