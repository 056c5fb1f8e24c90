import { allParcels, deleteDatabase, erase, partsUnder } from './device-store.ts'
import { keptEntries } from './kept-draft.ts'
import { currentOwner } from './owner.ts'
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
    for (const { number, ...parcel } of await allParcels())
      if (parcel.owner === owner) await erase('parcels', number)
    for (const { key } of await keptEntries(owner)) await erase('drafts', key)
    const isEmpty = (await allParcels()).length + (await partsUnder('')).size === 0
    if (isEmpty) deleteDatabase()
  } catch {
    // Storage is closed to us: then nothing lies there.
  }
}
