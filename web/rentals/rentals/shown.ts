import type { OutputOf } from '#protocol/core/operation.ts'
import type { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'

type Dashboard = OutputOf<typeof dashboard>

export type SelectedRental = NonNullable<Dashboard['selectedRental']>
export type ListedRental = Dashboard['rentals'][number]
export type Duty = SelectedRental['duties'][number]
export type Notice = Dashboard['notifications'][number]
export type Preference = Dashboard['preferences'][number]
export type Claim = SelectedRental['claims'][number]

/** The dialogs of the dashboard; each is loaded when it is opened first. */
export type DialogName =
  | 'contract'
  | 'pickup'
  | 'return'
  | 'maintenance'
  | 'takeBack'
  | 'history'
  | 'preferences'
  | 'help'
  | 'messages'
  | { claim: string }

export type Open = (dialog: DialogName) => void
