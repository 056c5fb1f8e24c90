import {
  ArrowLeftRight,
  CalendarClock,
  CalendarPlus,
  CircleX,
  CreditCard,
  FileText,
  KeyRound,
  type LucideIcon,
  MapPin,
  Undo2,
  Wrench,
} from 'lucide-react'
import { routes } from '#web/core/routing/routes.ts'
import type { DialogName, SelectedRental } from './shown.ts'

type Place = { path: string; query: Record<string, string> }

/** Where an action leads: to its screen, or to a dialog of this one. */
export type ActionLook = { icon: LucideIcon } & ({ place: Place } | { dialog: DialogName })

/** The actions that have a screen or a dialog; the server says which of them are allowed (docs/wire.md). */
export type ActionName =
  | 'pay'
  | 'acceptContract'
  | 'acceptAppointment'
  | 'arrive'
  | 'getKeys'
  | 'returnKeys'
  | 'extendCar'
  | 'carChange'
  | 'scheduleReturn'
  | 'scheduleMaintenance'
  | 'setStatusToVehiclePickUp'
  | 'submitMaintenance'
  | 'cancelContract'

/** How an action looks and where it leads for this order. */
export function lookOf(action: ActionName, order: string): ActionLook {
  const at = (path: string, more: Record<string, string> = {}) => ({
    path,
    query: { ...more, order },
  })
  switch (action) {
    case 'pay':
      return { icon: CreditCard, place: at(routes.payment) }
    case 'acceptContract':
      return { icon: FileText, dialog: 'contract' }
    case 'acceptAppointment':
      return { icon: CalendarClock, dialog: 'pickup' }
    case 'arrive':
      return { icon: MapPin, place: at(routes.keys) }
    case 'getKeys':
    case 'returnKeys':
      return { icon: KeyRound, place: at(routes.keys) }
    case 'extendCar':
      return { icon: CalendarPlus, place: at(routes.extend) }
    case 'carChange':
      return { icon: ArrowLeftRight, place: at(routes.results, { type: 'change' }) }
    case 'scheduleReturn':
      return { icon: CalendarClock, dialog: 'return' }
    case 'scheduleMaintenance':
      return { icon: CalendarClock, dialog: 'maintenance' }
    case 'setStatusToVehiclePickUp':
      return { icon: Undo2, dialog: 'takeBack' }
    case 'submitMaintenance':
      return { icon: Wrench, place: at(routes.vehicleMaintenance) }
    case 'cancelContract':
      return { icon: CircleX, place: at(routes.refund) }
  }
}

/** Those of `wanted` that the server allows now, in this order. */
export function allowed(
  rental: Pick<SelectedRental, 'allowedActions'>,
  ...wanted: readonly ActionName[]
): ActionName[] {
  return wanted.filter((action) => rental.allowedActions.includes(action))
}
