import type { RentalStatus } from '../../fleet/fleet/rental-status.ts'

/** Where an order stands: a code of docs/product/rental.md#states, or `none` while it is only held. */
export type RentalState = RentalStatus | 'none'

/** Who may set an action off. */
export type RentalParty = 'renter' | 'staff' | 'system'

/** Everything that can happen to an order (docs/product/rental.md#states), with who does it. */
export const rentalActions = {
  pay: 'renter',
  promisePayment: 'renter',
  acceptContract: 'renter',
  acceptAppointment: 'renter',
  arrive: 'renter',
  getKeys: 'renter',
  scheduleReturn: 'renter',
  scheduleMaintenance: 'renter',
  setStatusToVehiclePickUp: 'renter',
  submitMaintenance: 'renter',
  returnKeys: 'renter',
  extendCar: 'renter',
  carChange: 'renter',
  cancelContract: 'renter',
  bookingChangesCompleted: 'renter',
  confirm: 'staff',
  refuse: 'staff',
  proposeChanges: 'staff',
  /** Staff call a booking off before its keys. */
  staffCancel: 'staff',
  /** Staff give the renter of a car that is off the road another one: the order of the first ends … */
  moved: 'staff',
  /** … and the one that takes its place is booked. */
  takeOver: 'staff',
  /** The payment of an extension begins its order. */
  continueRental: 'system',
  /** … and ends the order before it. */
  extended: 'system',
  /** The keys of the other car end the order of the first one. */
  swapped: 'system',
  /** Nobody came until 24 hours after the start. */
  noShow: 'system',
  /** A bank transfer did not arrive in 24 hours. */
  transferMissing: 'system',
  /** What an extension or a change of car follows has ended, and takes it along. */
  firstEnded: 'system',
} as const satisfies Record<string, RentalParty>

export type RentalAction = keyof typeof rentalActions

/** What must be true before an action; each has a sentence for when it is not. */
export type RentalGuard =
  | 'paidInTime'
  | 'documentsValid'
  | 'contractWaits'
  | 'slotFree'
  | 'nearAppointment'
  | 'noOtherRunning'
  /** An extension has no keys; a swap has them when the first car is there to be handed in. */
  | 'keysAreDue'
  /** An extension has no pickup. */
  | 'hasPickup'
  /** From 2 hours before the appointment on, when the key box opens (docs/product/rental.md#keys). */
  | 'notTooEarly'
  | 'atPickup'
  | 'atReturn'
  /** A change of car whose renter stands at the other car: without it the booking is as it was. */
  | 'changeAtPickup'
  /** Who checks in at the other car of a change that is not approved would get neither car. */
  | 'changeApproved'
  | 'confirmed'
  | 'paid'
  /** Every listed driver is verified for the trip + 1 day, or staff did without, with a reason (docs/product/rental.md#papers). */
  | 'papersVerified'
  /** The same to the new end, before anybody pays: once it is paid the renter goes on with the car they have. */
  | 'papersToNewEnd'
  /** No part of the deposit is owed because a cover that lowered it was not accepted (docs/product/prices.md#deposit). */
  | 'depositWhole'
  /** The company does not block the renter (docs/product/staff.md#blocked-accounts). */
  | 'notBlocked'
  | 'contractAccepted'
  | 'odometerNotBelow'
  /** Nor more than the car can have come since it was read last. */
  | 'odometerInReach'
  /** The eight outside pictures of this handover are there and fresh (docs/product/inspections-and-maintenance.md#inspection). */
  | 'inspected'
  /** A swap or an extension that waits has no car yet that could be changed. */
  | 'firstOrder'
  | 'fromOneWeekBefore'
  | 'carFree'
  /** An extension that was promised and not paid yet comes first. */
  | 'noOpenExtension'
  | 'noOpenSwap'
  /** Who stands at the other car of a change takes that one's keys. */
  | 'notAtOtherCar'
  /** A change of car is possible until a day before the end. */
  | 'timeToSwap'
  | 'noDebt'
  | 'changesAsked'
  | 'confirmationOpen'
  | 'dayAfterStart'
  /** The car's earlier rental is returned: nobody else has it. */
  | 'carIsBack'
  /** It did not break down, and staff do not keep it for themselves (docs/product/cars.md#off-the-road). */
  | 'carIsSound'
  /** Nobody takes a car for a time that is over. */
  | 'beforeEnd'

/** One row: at `from`, `action` leads to `to` when every guard holds. */
export type Transition = {
  from: RentalState
  action: RentalAction
  guards: readonly RentalGuard[]
  to: RentalStatus
}

const row = (
  from: RentalState,
  action: RentalAction,
  to: RentalStatus,
  ...guards: RentalGuard[]
): Transition => ({ from, action, guards, to })

const forKeys = [
  'keysAreDue',
  'beforeEnd',
  'notBlocked',
  'paid',
  'confirmed',
  'papersVerified',
  'depositWhole',
  'contractAccepted',
  'notTooEarly',
  'carIsBack',
  'carIsSound',
  'odometerNotBelow',
  'odometerInReach',
  'inspected',
] as const
const forExtension = [
  'noDebt',
  'noOpenSwap',
  'noOpenExtension',
  'fromOneWeekBefore',
  'carFree',
  'papersToNewEnd',
] as const

/**
 * The whole life of an order (docs/product/rental.md#states). What is not a row here is refused and changes
 * nothing. Rows that stay at their code change something else: an appointment, a confirmation.
 */
export const transitions: readonly Transition[] = [
  row('none', 'pay', 85, 'paidInTime', 'documentsValid'),
  row('none', 'promisePayment', 85, 'paidInTime', 'documentsValid'),
  row('none', 'continueRental', 86),
  row('none', 'takeOver', 85),

  row(85, 'acceptContract', 85, 'contractWaits'),
  row(85, 'acceptAppointment', 85, 'hasPickup', 'slotFree'),
  row(
    85,
    'arrive',
    91,
    'noOtherRunning',
    'changeApproved',
    'nearAppointment',
    'carIsBack',
    'carIsSound',
  ),
  row(85, 'getKeys', 86, 'notAtOtherCar', ...forKeys),
  row(85, 'carChange', 85, 'firstOrder', 'paid', 'confirmed', 'noDebt', 'noOpenSwap', 'timeToSwap'),
  row(85, 'cancelContract', 87, 'noOpenSwap'),
  row(85, 'confirm', 85, 'confirmationOpen'),
  row(85, 'refuse', 87, 'confirmationOpen'),
  row(85, 'proposeChanges', 85),
  row(85, 'staffCancel', 87),
  row(85, 'bookingChangesCompleted', 85, 'changesAsked'),
  row(85, 'continueRental', 86),
  // Another car never takes the place of money that was only promised, nor of a booking that nobody confirmed.
  row(85, 'swapped', 90, 'paid', 'confirmed'),
  // What was promised goes along; whoever changes the car already needs no other.
  row(85, 'moved', 90, 'hasPickup', 'noOpenSwap'),
  // Who changes the car comes for the other one.
  row(85, 'noShow', 87, 'noOpenSwap', 'dayAfterStart'),
  row(85, 'transferMissing', 87),
  row(85, 'firstEnded', 87),

  row(86, 'acceptContract', 86, 'contractWaits'),
  // An extension that was promised comes first: its money could not become anything any more.
  row(86, 'scheduleReturn', 92, 'noOpenExtension', 'slotFree'),
  row(86, 'scheduleMaintenance', 93, 'slotFree'),
  row(86, 'returnKeys', 88, 'odometerNotBelow', 'odometerInReach', 'inspected'),
  row(86, 'extendCar', 86, ...forExtension),
  row(86, 'carChange', 86, 'noDebt', 'noOpenSwap', 'noOpenExtension', 'timeToSwap'),
  row(86, 'proposeChanges', 86),
  row(86, 'bookingChangesCompleted', 86, 'changesAsked'),
  row(86, 'extended', 89),
  row(86, 'swapped', 90, 'odometerNotBelow', 'odometerInReach', 'inspected'),

  row(91, 'acceptContract', 91, 'contractWaits'),
  row(91, 'getKeys', 86, 'atPickup', ...forKeys),
  row(91, 'cancelContract', 87, 'changeAtPickup'),
  // Who stands there before the booking is confirmed still gets an answer.
  row(91, 'confirm', 91, 'atPickup', 'confirmationOpen'),
  row(91, 'refuse', 87, 'atPickup', 'confirmationOpen'),
  row(91, 'transferMissing', 87, 'atPickup'),
  row(91, 'firstEnded', 87, 'atPickup'),
  row(91, 'staffCancel', 87, 'atPickup'),
  // Who stands at a car that does not start.
  row(91, 'moved', 90, 'atPickup', 'noOpenSwap'),
  row(91, 'setStatusToVehiclePickUp', 86, 'atReturn'),
  row(91, 'returnKeys', 88, 'atReturn', 'odometerNotBelow', 'odometerInReach', 'inspected'),
  // Who stood there and never took the keys must not keep the car for ever.
  row(91, 'noShow', 87, 'atPickup', 'noOpenSwap', 'dayAfterStart'),

  row(92, 'scheduleReturn', 92, 'slotFree'),
  row(92, 'arrive', 91, 'nearAppointment'),
  row(92, 'setStatusToVehiclePickUp', 86),
  row(92, 'returnKeys', 88, 'odometerNotBelow', 'odometerInReach', 'inspected'),

  row(93, 'scheduleMaintenance', 93, 'slotFree'),
  row(93, 'setStatusToVehiclePickUp', 86),
  row(93, 'submitMaintenance', 86),
  row(93, 'extendCar', 93, ...forExtension),
  row(93, 'extended', 89),
]
