import { allOf, deleteDatabase, erase } from './device-store.ts'
import { keptEntries } from './kept-draft.ts'
import { currentOwner } from './owner.ts'
import type { Parcel } from './parcel.ts'
import { dropParcelsInMemory } from './parcel-store.ts'

/**
 * Deletes what the person who signs out has entered on this device. What somebody else entered,
 * whose session only died, waits on for them.
 */
export async function forgetEntered(): Promise<void> {
  const owner = await currentOwner()
  if (owner === undefined) return
  dropParcelsInMemory(owner)
  try {
    for (const { number, ...parcel } of (await allOf('parcels')) as Parcel[])
      if (parcel.owner === owner) await erase('parcels', number)
    for (const { key } of await keptEntries(owner)) await erase('drafts', key)
    const left = [...(await allOf('parcels')), ...(await allOf('drafts'))]
    if (left.length === 0) deleteDatabase()
  } catch {
    // Storage is closed to us: then nothing lies there.
  }
}
