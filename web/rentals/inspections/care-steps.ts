import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { Checked } from '#domain/rentals/inspections/car-checks.ts'
import type { CheckpointId } from '#domain/fleet/fleet/checkpoints.ts'
import { uploadFile } from '#protocol/people/names.ts'
import { getOrReturnKeys, submitVehicleInspection } from '#protocol/rentals/names.ts'
import type { Step } from '#web/people/offline/parcel.ts'
import { fromStep, step } from '#web/people/offline/queue.ts'
import type { Picture } from './pictures/picture.ts'

export type InspectionKind = 'pickup' | 'weekly' | 'return' | 'swap'

/** Readings of a car: miles, eighths of the tank or percent of the battery, and whatever the renter wants to say. */
type Readings = { odometer?: number; gas?: number; charge?: number; comments?: string }

export type Inspection = Readings & {
  order: string
  kind: InspectionKind
  pictures: readonly Picture[]
}

/** The name of the step that submits an inspection; a parcel that has its answer needs no second one. */
export const inspectionStep = (kind: InspectionKind) => `inspection ${kind}`

/** Each picture as one request, and how the inspection after them names it. */
export function pictureSteps(pictures: readonly Picture[], purpose: 'inspection' | 'relocation') {
  const uploads = pictures.map((picture) =>
    step(picture.id, uploadFile, { purpose, file: asFile(picture) }),
  )
  const items = pictures.map((picture) => ({
    // It stands in the server's own list.
    checkpoint: picture.checkpoint as CheckpointId,
    file: fromStep(picture.id, 'file'),
    note: picture.note.trim() || undefined,
    marks: picture.marks.map(({ x, y, note }) => ({ x, y, note: note.trim() || undefined })),
    takenAt: picture.takenAt,
    latitude: picture.latitude,
    longitude: picture.longitude,
  }))
  return { uploads, items }
}

/** The pictures, then the inspection that names them (docs/product/inspections-and-maintenance.md#inspection). */
export function inspectionSteps({ order, kind, pictures, ...readings }: Inspection): Step[] {
  const { uploads, items } = pictureSteps(pictures, 'inspection')
  return [
    ...uploads,
    step(inspectionStep(kind), submitVehicleInspection, { order, kind, items, ...readings }),
  ]
}

/** The server looks at the name too. */
function asFile({ checkpoint, file }: Picture): File {
  return new File([file], `${checkpoint}.jpg`, { type: file.type })
}

type Keys = Readings & {
  order: string
  rentalStatus: typeof RentalStatus.pickedUp | typeof RentalStatus.returned
  latitude?: number
  longitude?: number
  positionReason?: string
  oldOdometer?: number
  oldGas?: number
  oldCharge?: number
  checks?: readonly Checked[]
}

/** The keys themselves, after the pictures. */
export function keysStep(keys: Keys): Step {
  return step('keys', getOrReturnKeys, { ...keys, checks: keys.checks && [...keys.checks] })
}

type Arrival = { order: string; latitude?: number; longitude?: number; positionReason?: string }

/** «I have arrived», with the position or the reason why there is none. */
export function arriveStep(arrival: Arrival): Step {
  return step('arrive', getOrReturnKeys, { ...arrival, rentalStatus: RentalStatus.arrived })
}
