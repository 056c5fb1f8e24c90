/*
 * The browser's database (IndexedDB) for what must survive a reload and a restart: parcels that
 * wait to be sent, and drafts with their pictures. It is the person's: signing out deletes it.
 */

const databaseName = 'entered'
const version = 1

export type StoreName = 'parcels' | 'drafts'

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, version)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('parcels', { keyPath: 'number', autoIncrement: true })
      request.result.createObjectStore('drafts')
    })
    request.addEventListener('success', () => {
      const database = request.result
      const close = () => {
        database.close()
        opened = undefined
      }
      // Another tab signs out, or the browser takes the database away.
      database.addEventListener('versionchange', close)
      database.addEventListener('close', close)
      resolve(database)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('closed storage')))
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/**
 * Runs one transaction and answers what `work` asked for, once it is safely written.
 * @throws DOMException when storage is full or closed to us
 */
async function transaction<Result>(
  store: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const running = database.transaction(store, mode)
    const request = work(running.objectStore(store))
    running.addEventListener('complete', () => resolve(request.result))
    const fail = () => reject(running.error ?? request.error ?? new Error('nothing was written'))
    running.addEventListener('abort', fail)
    running.addEventListener('error', fail)
  })
}

/** All values, in the order of their keys. */
export function allOf(store: StoreName): Promise<unknown[]> {
  return transaction(store, 'readonly', (one) => one.getAll() as IDBRequest<unknown[]>)
}

/** Everything whose key begins with `prefix`, by key. */
export async function allUnder(store: StoreName, prefix: string): Promise<Map<string, unknown>> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
  const keys = await transaction(store, 'readonly', (one) => one.getAllKeys(range))
  const values = await transaction(
    store,
    'readonly',
    (one) => one.getAll(range) as IDBRequest<unknown[]>,
  )
  return new Map(keys.map((key, index) => [key as string, values[index]]))
}

/** Writes a value; without `key` the store gives it the next number. */
export function write(store: StoreName, value: unknown, key?: string): Promise<IDBValidKey> {
  return transaction(store, 'readwrite', (one) => one.put(value, key))
}

/** Writes a value only while one with the same key is there: what was thrown away stays away. */
export async function overwrite(store: StoreName, value: unknown, key: number): Promise<void> {
  await transaction(store, 'readwrite', (one) => {
    const found = one.getKey(key)
    found.addEventListener('success', () => {
      if (found.result !== undefined) one.put(value)
    })
    return found
  })
}

export async function erase(store: StoreName, key: string | number): Promise<void> {
  await transaction(store, 'readwrite', (one) => one.delete(key))
}

export async function eraseUnder(store: StoreName, prefix: string): Promise<void> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
  await transaction(store, 'readwrite', (one) => one.delete(range))
}

/** Takes the whole database away; tabs that have it open let go of it. */
export function deleteDatabase(): void {
  indexedDB.deleteDatabase(databaseName)
}
