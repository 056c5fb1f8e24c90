import type { Promised } from '#domain/people/company/promise.ts'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { Text } from '#protocol/core/text.ts'
import { offerNews } from './texts/offer-texts.ts'

export type StatusText = { title: Text; description: Text }

/** `rentalTitle` and `rentalDescription` for each code of docs/product/rental.md#states. */
export const statusTexts: Record<number, StatusText> = {
  [RentalStatus.notPickedUp]: {
    title: { en: 'Vehicle not picked up yet', es: 'Vehículo aún no recogido' },
    description: {
      en: 'Come to the pickup place at your appointment. Bring your license.',
      es: 'Ve al lugar de entrega a la hora de tu cita. Lleva tu licencia.',
    },
  },
  [RentalStatus.pickedUp]: {
    title: { en: 'Picked up', es: 'Recogido' },
    description: {
      en: 'You have the car. Send the weekly inspection on time.',
      es: 'Tienes el auto. Envía a tiempo la inspección semanal.',
    },
  },
  [RentalStatus.cancelled]: {
    title: { en: 'Cancelled', es: 'Cancelada' },
    description: { en: 'This booking has ended.', es: 'Esta reserva terminó.' },
  },
  [RentalStatus.returned]: {
    title: { en: 'Vehicle returned', es: 'Vehículo devuelto' },
    description: {
      en: 'Thank you. What is left of your deposit comes back 72 hours after the return, unless a claim is open.',
      es: 'Gracias. Lo que quede de tu depósito se te devuelve 72 horas después de la devolución, si no hay un reclamo abierto.',
    },
  },
  [RentalStatus.extended]: {
    title: { en: 'Extended', es: 'Extendida' },
    description: {
      en: 'Your rental continues under a new order.',
      es: 'Tu renta sigue con una orden nueva.',
    },
  },
  [RentalStatus.swapped]: {
    title: { en: 'Swapped', es: 'Cambiado' },
    description: {
      en: 'Your rental continues with another car.',
      es: 'Tu renta sigue con otro auto.',
    },
  },
  [RentalStatus.arrived]: {
    title: { en: 'I have arrived', es: 'Ya llegué' },
    description: {
      en: 'Take photos, note the miles, then get or return the keys.',
      es: 'Toma fotos, anota las millas y luego recoge o devuelve las llaves.',
    },
  },
  [RentalStatus.returnScheduled]: {
    title: { en: 'Return appointment scheduled', es: 'Cita de devolución programada' },
    description: {
      en: 'Bring the car to the return place at your appointment.',
      es: 'Lleva el auto al lugar de devolución a la hora de tu cita.',
    },
  },
  [RentalStatus.maintenanceScheduled]: {
    title: { en: 'Maintenance appointment scheduled', es: 'Cita de mantenimiento programada' },
    description: {
      en: 'Bring the car in at your maintenance appointment.',
      es: 'Lleva el auto a tu cita de mantenimiento.',
    },
  },
}

export const heldTexts: StatusText = {
  title: { en: 'Held for you', es: 'Apartado para ti' },
  description: {
    en: 'Pay before time runs out to book the car for these dates.',
    es: 'Paga antes de que se acabe el tiempo para reservar el auto en estas fechas.',
  },
}

/** Held, but the rental that it was to go on with has changed meanwhile. */
export const overtakenTexts: StatusText = {
  title: { en: 'No longer possible', es: 'Ya no es posible' },
  description: {
    en: 'Your rental has changed, so this cannot be paid.',
    es: 'Tu renta cambió, así que esto ya no se puede pagar.',
  },
}

/** A balance: only something to pay. */
export const balanceTexts: StatusText = {
  title: { en: 'Balance to pay', es: 'Saldo por pagar' },
  description: {
    en: 'You still owe this for your rental. Please pay it before your next booking.',
    es: 'Todavía debes esto de tu renta. Págalo antes de tu próxima reserva.',
  },
}

/** The part of a deposit that is asked for later (`open-deposit-texts.ts`). */
export const depositOwedTitle: Text = {
  en: 'Part of the deposit to pay',
  es: 'Parte del depósito por pagar',
}

export const depositPaidTexts: StatusText = {
  title: { en: 'Part of the deposit paid', es: 'Parte del depósito pagada' },
  description: {
    en: 'You get it back with the deposit.',
    es: 'Te la devolvemos con el depósito.',
  },
}

export const paidTexts: StatusText = {
  title: { en: 'Balance paid', es: 'Saldo pagado' },
  description: { en: 'You owe nothing.', es: 'No debes nada.' },
}

/** Of a paid booking that waits for its confirmation and lacks nothing: the moment (docs/product/booking-and-payment.md#confirmation). */
export const confirmedByText = (by: WallTime): Text => ({
  en: `We confirm your booking by ${dayAndTime(by, 'en')}.`,
  es: `Confirmamos tu reserva antes del ${dayAndTime(by, 'es')}.`,
})

/** The same while something of the renter is missing: the hours, from when it is there. */
export const onceCompleteText = ({ words }: Promised): Text => ({
  en: `Once your papers and deposit are complete, we confirm your booking ${words.en}.`,
  es: `Cuando estén completos tus papeles y tu depósito, confirmamos tu reserva ${words.es}.`,
})

/** What the confirmation says while a booking is not picked up yet; what follows for the money of a refused one is `refusedMoney`. */
export const confirmationTexts: Record<string, Text> = {
  confirmed: { en: 'Your booking is confirmed.', es: 'Tu reserva está confirmada.' },
  refused: {
    en: 'We could not confirm this booking.',
    es: 'No pudimos confirmar esta reserva.',
  },
}

/** Titles of an order's history by the event's code. */
export const eventTexts: Record<string, Text> = {
  imported: { en: 'Taken over while it ran', es: 'Recibida mientras estaba en curso' },
  held: { en: 'Car held', es: 'Auto apartado' },
  lapsed: { en: 'Hold expired', es: 'El apartado venció' },
  released: { en: 'Hold canceled', es: 'Apartado cancelado' },
  replaced: {
    en: 'Replaced by your newer booking',
    es: 'Reemplazada por tu reserva más reciente',
  },
  joinedAccount: {
    en: 'Moved to the account with this e-mail',
    es: 'Pasó a la cuenta de ese correo',
  },
  paymentStarted: { en: 'Payment started', es: 'Pago iniciado' },
  paymentRefused: { en: 'Payment refused', es: 'Pago rechazado' },
  disputed: { en: 'Payment disputed with the bank', es: 'Pago disputado con el banco' },
  disputeTaken: { en: 'Payment taken back by the bank', es: 'El banco recuperó el pago' },
  disputeBack: { en: 'Payment given back by the bank', es: 'El banco devolvió el pago' },
  disputeWon: { en: 'Dispute over: paid', es: 'Disputa terminada: pagada' },
  disputeLost: { en: 'Dispute over: taken back', es: 'Disputa terminada: el banco la recuperó' },
  paid: { en: 'Paid', es: 'Pagada' },
  transferSent: { en: 'Bank transfer announced', es: 'Transferencia bancaria anunciada' },
  cashPlanned: { en: 'Cash at the office', es: 'Efectivo en la oficina' },
  contractAccepted: { en: 'Contract accepted', es: 'Contrato aceptado' },
  contractRenewed: { en: 'New version of the contract', es: 'Versión nueva del contrato' },
  confirmed: { en: 'Booking confirmed', es: 'Reserva confirmada' },
  refused: { en: 'Booking refused', es: 'Reserva rechazada' },
  transferMissing: { en: 'The transfer did not arrive', es: 'La transferencia no llegó' },
  cashMissing: { en: 'The cash was not paid', es: 'No se pagó el efectivo' },
  swapAsked: { en: 'Car change requested', es: 'Cambio de auto solicitado' },
  acceptAppointment: { en: 'Pickup time chosen', es: 'Hora de entrega elegida' },
  arrive: { en: 'Arrived', es: 'Llegada' },
  inspectedAtPickup: { en: 'Inspection at pickup', es: 'Inspección en la entrega' },
  inspectedWeekly: { en: 'Weekly inspection', es: 'Inspección semanal' },
  inspectedAtReturn: { en: 'Inspection at return', es: 'Inspección en la devolución' },
  inspectedAtSwap: { en: 'Inspection at the car change', es: 'Inspección en el cambio de auto' },
  getKeys: { en: 'Keys handed over', es: 'Llaves entregadas' },
  scheduleReturn: { en: 'Return scheduled', es: 'Devolución agendada' },
  scheduleMaintenance: { en: 'Maintenance scheduled', es: 'Mantenimiento agendado' },
  setStatusToVehiclePickUp: { en: 'Appointment canceled', es: 'Cita cancelada' },
  maintenanceFirstWarning: {
    en: 'Maintenance overdue, first warning',
    es: 'Mantenimiento atrasado, primer aviso',
  },
  maintenanceSecondWarning: {
    en: 'Maintenance overdue, second warning',
    es: 'Mantenimiento atrasado, segundo aviso',
  },
  submitMaintenance: { en: 'Maintenance done', es: 'Mantenimiento hecho' },
  returnKeys: { en: 'Keys returned', es: 'Llaves devueltas' },
  overdue: { en: 'The car is overdue', es: 'El auto está atrasado' },
  extendCar: { en: 'Extension requested', es: 'Extensión solicitada' },
  extended: { en: 'Extended', es: 'Extendida' },
  continueRental: { en: 'Rental continues', es: 'La renta sigue' },
  carChange: { en: 'Car change requested', es: 'Cambio de auto solicitado' },
  swapped: { en: 'Car swapped', es: 'Auto cambiado' },
  moved: { en: 'Moved to another car', es: 'Pasada a otro auto' },
  datesOffered: { en: 'New dates offered', es: 'Fechas nuevas ofrecidas' },
  datesChanged: { en: 'Moved to other dates', es: 'Pasada a otras fechas' },
  datesTaken: { en: 'Booking moved to these dates', es: 'Reserva pasada a estas fechas' },
  takeOver: { en: 'Booking moved to this car', es: 'Reserva pasada a este auto' },
  cancelled: { en: 'Canceled', es: 'Cancelada' },
  staffCancelled: { en: 'Canceled by us', es: 'Cancelada por nosotros' },
  noShow: { en: 'Car not picked up', es: 'No se recogió el auto' },
  proposeChanges: { en: 'Changes requested', es: 'Cambios solicitados' },
  bookingChangesCompleted: { en: 'Changes completed', es: 'Cambios completados' },
  holdExtended: { en: 'Held 15 minutes longer', es: 'Apartado 15 minutos más' },
  charged: { en: 'Charged', es: 'Cargo' },
  depositOwed: depositOwedTitle,
  balanceOpened: { en: 'Balance to pay', es: 'Saldo por pagar' },
  chargeAnnounced: { en: 'Card charge announced', es: 'Cobro a la tarjeta anunciado' },
  chargeContested: { en: 'Card charge contested', es: 'Cobro a la tarjeta impugnado' },
  chargeKept: { en: 'Card charge kept', es: 'Cobro a la tarjeta mantenido' },
  chargeLetGo: { en: 'Card left alone', es: 'Sin cobro a la tarjeta' },
  chargeFailed: { en: 'Card not charged', es: 'No se cobró a la tarjeta' },
  balancePaid: { en: 'Balance paid', es: 'Saldo pagado' },
  depositReleased: { en: 'Deposit released', es: 'Depósito liberado' },
  inspectionReviewed: { en: 'Inspection reviewed', es: 'Inspección revisada' },
  inspectionWarning: {
    en: 'Weekly inspection overdue: a warning was sent',
    es: 'Inspección semanal atrasada: se envió un aviso',
  },
  feeProposed: { en: 'Engine damage fee proposed', es: 'Cargo por daño de motor propuesto' },
  claimOpened: { en: 'Claim opened', es: 'Reclamo abierto' },
  claimAnswered: { en: 'Claim answered', es: 'Reclamo respondido' },
  claimDecided: { en: 'Claim decided', es: 'Reclamo decidido' },
  helpOpened: { en: 'Help requested', es: 'Ayuda solicitada' },
  helpStatus: { en: 'Help request updated', es: 'Solicitud de ayuda actualizada' },
  goodwill: { en: 'Money given back', es: 'Dinero devuelto' },
  priceLowered: { en: 'Price lowered', es: 'Precio rebajado' },
  discountTakenBack: { en: 'Discount taken back', es: 'Descuento retirado' },
  refundOwed: { en: 'Refund on its way', es: 'Reembolso en camino' },
  ...offerNews,
  refundSent: { en: 'Refund sent', es: 'Reembolso enviado' },
  refundFailed: { en: 'Refund sent back by the bank', es: 'El banco regresó el reembolso' },
  refundAtGateway: {
    en: 'Refunded at the card gateway',
    es: 'Reembolsado en la pasarela de tarjetas',
  },
}

/** What a change of car calls what is decided of it; it is no booking. */
const swapEvents: Partial<Record<string, Text>> = {
  confirmed: { en: 'Change of car approved', es: 'Cambio de auto aprobado' },
  refused: { en: 'Change of car refused', es: 'Cambio de auto rechazado' },
}

/** The title of an event of an order, as it fits what the order is. */
export const eventTitleOf = (kind: string, code: string): Text | undefined =>
  (kind === 'swap' ? swapEvents[code] : undefined) ?? eventTexts[code]
