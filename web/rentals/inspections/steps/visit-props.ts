import type { inspectionGuidelines } from '#protocol/rentals/inspections/inspection-guidelines.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { Refusal } from '#web/people/offline/parcel.ts'
import type { Visit } from '../keys-parcel.ts'
import type { Place } from '../arrive/use-ask.ts'
import type { ListedRental } from '../use-rental.ts'
import type { KnownMoney } from './last-look.tsx'

type Guidelines = OutputOf<typeof inspectionGuidelines>

export type KeysFormProps = {
  rental: ListedRental
  /** The order whose car a swap takes back. */
  old: ListedRental | undefined
  mode: Visit['mode']
  guidelines: Guidelines
  /** IANA zone of the area. */
  zone: string | undefined
  /** What is known of the rental's money while its car is out. */
  money: KnownMoney | undefined
  /** The name under which everything is kept on the device. */
  draft: string
  refusal: Refusal | undefined
  onSend: (visit: Visit) => void
  /** Absent when arriving is not asked for. */
  onArrive: ((place: Place) => void) | undefined
  isArriving: boolean
}

export type KeysFieldsProps = KeysFormProps & { parts: ReadonlyMap<string, unknown> }
