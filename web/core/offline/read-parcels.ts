import { allOf } from './device-store.ts'
import type { Parcel } from './parcel.ts'

/** All parcels on the device, whoever's they are; none when storage is closed to us. */
export async function readParcels(): Promise<readonly Parcel[]> {
  try {
    return (await allOf('parcels')) as Parcel[]
  } catch {
    return []
  }
}
