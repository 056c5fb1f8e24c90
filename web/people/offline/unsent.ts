import { keptDraftNames } from '#web/core/forms/draft.ts'
import { currentOwner } from './owner.ts'
import { keptEntries } from './kept-draft.ts'
import type { Parcel } from './parcel.ts'
import { readParcels } from './parcel-store.ts'

/** What signing out would delete, of the person who is signed in. */
export type Unsent = {
  /** Entered completely and waiting to be sent. */
  parcels: readonly Parcel[]
  /** Forms about a rental that were begun and not sent, and the photos in them. */
  forms: number
  photos: number
}

/** Drafts of forms about a rental; others, such as a search, are not worth a question. */
const aboutRental = /^(help|message|specialRequest|maintenance) /

/** Everything of this person that lies unsent on the device. */
export async function unsent(): Promise<Unsent> {
  const owner = await currentOwner()
  const parcels = (await readParcels()).filter((parcel) => parcel.owner === owner)
  const waiting = new Set(parcels.map(({ draft }) => draft))
  const forms = new Set(keptDraftNames().filter((name) => aboutRental.test(name)))
  let photos = 0
  for (const { key, value } of await keptEntries(owner)) {
    const [name = key] = key.split('/')
    if (waiting.has(name)) continue
    forms.add(name)
    if (hasFile(value)) photos += 1
  }
  return { parcels, forms: forms.size, photos }
}

function hasFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'file' in value
}
