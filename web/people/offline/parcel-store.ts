import { heldInMemory } from '#web/core/api/at-work.ts'
import { allParcels, erase, overwriteParcel, writeParcel } from './device-store.ts'
import type { Parcel } from './parcel.ts'

/*
 * Where parcels lie until they are sent: in the browser's database, and in this tab's memory when
 * the device keeps nothing (a private window, a full disk). Then closing the tab would lose them,
 * so the browser asks before it does.
 */

const inMemory = new Map<number, Parcel>()
/** Beyond every number that the database gives: what is in memory was entered later. */
let nextNumber = 2 ** 40

/** All parcels that can be reached, whoever's they are. */
export async function readParcels(): Promise<readonly Parcel[]> {
  const onDevice = await allParcels().catch(() => [])
  return [...onDevice.filter(({ number }) => !inMemory.has(number)), ...inMemory.values()]
}

export async function addParcel(parcel: Omit<Parcel, 'number'>): Promise<void> {
  try {
    await writeParcel(parcel)
    // Else the browser may clear it away when the disk runs low.
    if ('storage' in navigator) void navigator.storage.persist()
  } catch {
    const number = nextNumber++
    hold({ ...parcel, number })
  }
}

/** Writes down what became of a parcel, unless it was thrown away meanwhile. */
export async function changeParcel(parcel: Parcel): Promise<void> {
  if (inMemory.has(parcel.number)) return hold(parcel)
  await overwriteParcel(parcel).catch(() => hold(parcel))
}

export async function removeParcel(number: number): Promise<void> {
  const wasHeld = inMemory.delete(number)
  watchClosing()
  // One that was never on the device needs no deleting there.
  await erase('parcels', number).catch((error: unknown) => {
    if (!wasHeld) throw error
  })
}

/** Signing out: nothing of it stays in this tab. */
export function dropParcelsInMemory(owner: string): void {
  for (const [number, parcel] of inMemory) if (parcel.owner === owner) inMemory.delete(number)
  watchClosing()
}

function hold(parcel: Parcel): void {
  inMemory.set(parcel.number, { ...parcel, isOnlyInMemory: true })
  watchClosing()
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()

function watchClosing(): void {
  window.removeEventListener('beforeunload', askFirst)
  heldInMemory(inMemory.size > 0)
  if (inMemory.size > 0) window.addEventListener('beforeunload', askFirst)
}
