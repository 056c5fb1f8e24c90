import { extensionOpens } from '#domain/money/orders/extension-opens.ts'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { type RefusalSentence, refusalSentence } from '#domain/money/orders/standing.ts'
import type { RefusalKey } from '#domain/money/orders/transitions.ts'
import type { Text } from '#protocol/core/text.ts'
import { databaseRefusals } from '../../platform/api/database-refusals.ts'
import type { OrderRow } from './orders-store.ts'

const notNow: Text = databaseRefusals.rental_order_move.text
const noKeys: Text = {
  en: 'There are no keys to pick up for this order right now.',
  es: 'Ahora no hay llaves que recoger para esta orden.',
}

/** The sentence of each refusal of the state machine (docs/product/rental.md#states); the toast of a 409 (docs/product/app.md#errors). */
export const refusalTexts: Record<RefusalSentence, Text> = {
  paidInTime: {
    en: 'Your hold has expired and the car is available to others again. Please book again.',
    es: 'Tu apartado venció y el auto vuelve a estar disponible para otras personas. Reserva de nuevo.',
  },
  documentsValid: {
    en: 'License and insurance should be valid for the duration of the trip + 1 day.',
    es: 'La licencia y el seguro deben estar vigentes durante todo el viaje + 1 día.',
  },
  contractWaits: {
    en: 'You have already accepted this contract.',
    es: 'Ya aceptaste este contrato.',
  },
  slotFree: databaseRefusals.appointment_seat_pkey.text,
  nearAppointment: {
    en: 'You can check in from 2 hours before to 2 hours after your appointment.',
    es: 'Puedes avisar que llegaste desde 2 horas antes hasta 2 horas después de tu cita.',
  },
  noOtherRunning: {
    en: 'You still have the other car. For a swap, go straight to the keys.',
    es: 'Todavía tienes el otro auto. En un cambio, ve directo a las llaves.',
  },
  keysAreDue: noKeys,
  hasPickup: {
    en: 'An extension has no pickup. You keep the car.',
    es: 'Una extensión no tiene entrega. Te quedas con el auto.',
  },
  notTooEarly: {
    en: 'You can get the keys from 2 hours before your appointment.',
    es: 'Puedes recoger las llaves desde 2 horas antes de tu cita.',
  },
  atPickup: noKeys,
  atReturn: {
    en: 'You are here to pick up the car. Get the keys first.',
    es: 'Viniste a recoger el auto. Primero recoge las llaves.',
  },
  changeApproved: {
    en: 'The car change is not approved yet. We will write to you once it is.',
    es: 'El cambio de auto aún no está aprobado. Te escribiremos en cuanto lo esté.',
  },
  confirmed: {
    en: 'This is not confirmed yet. We will write to you once it is.',
    es: 'Esto aún no está confirmado. Te escribiremos en cuanto lo esté.',
  },
  paid: {
    en: 'The booking is not paid yet.',
    es: 'La reserva aún no está pagada.',
  },
  papersVerified: databaseRefusals.rental_order_papers.text,
  papersToNewEnd: {
    en: 'License and insurance of every driver should be verified, and valid until a day after the new end. Look at your documents, or choose an earlier end.',
    es: 'La licencia y el seguro de cada conductor deben estar verificados y vigentes hasta un día después del nuevo final. Revisa tus documentos o elige un final más temprano.',
  },
  depositWhole: databaseRefusals.rental_order_deposit.text,
  notBlocked: databaseRefusals.rental_order_blocked.text,
  contractAccepted: {
    en: 'Please read and accept the contract first.',
    es: 'Primero lee y acepta el contrato.',
  },
  odometerNotBelow: databaseRefusals.odometer_goes_on.text,
  odometerInReach: {
    en: 'That is too many miles since the last reading. Check the number. If it is right, write to us.',
    es: 'Son demasiadas millas desde la última lectura. Revisa el número. Si es correcto, escríbenos.',
  },
  inspected: {
    en: 'The photos of the eight outside angles are missing. Take them first, then get the keys.',
    es: 'Faltan las fotos de los ocho ángulos del auto. Tómalas primero y luego recoge las llaves.',
  },
  firstOrder: {
    en: 'You cannot change the car for this rental right now.',
    es: 'Ahora no se puede cambiar el auto de esta renta.',
  },
  fromOneWeekBefore: {
    en: 'You can extend from one week before the end.',
    es: 'Puedes extender desde una semana antes del final.',
  },
  carFree: {
    en: 'Somebody else has this car after your rental. Choose an earlier end or change your car.',
    es: 'Otra persona tiene este auto después de tu renta. Elige un final más temprano o cambia de auto.',
  },
  noOpenExtension: {
    en: 'You already have an unpaid extension. Pay for it or cancel it first.',
    es: 'Ya tienes una extensión sin pagar. Primero págala o cancélala.',
  },
  timeToSwap: {
    en: 'You change cars at least a day before the end of your rental, and no open hour is left before then.',
    es: 'El cambio de auto se hace al menos un día antes del final de tu renta, y ya no queda una hora abierta antes.',
  },
  notAtOtherCar: {
    en: 'You have checked in at the other car. Get the keys there, or cancel the car change if you do not want it.',
    es: 'Ya avisaste que llegaste al otro auto. Recoge allí las llaves, o cancela el cambio de auto si no lo quieres.',
  },
  noOpenSwap: databaseRefusals.rental_order_one_open_swap.text,
  noDebt: {
    en: 'Please pay the open balance from your last rental first.',
    es: 'Primero paga el saldo pendiente de tu última renta.',
  },
  changesAsked: {
    en: 'There are no open changes.',
    es: 'No hay cambios pendientes.',
  },
  confirmationOpen: {
    en: 'This has already been decided. Reload to see the decision.',
    es: 'Esto ya se decidió. Recarga para ver la decisión.',
  },
  dayAfterStart: notNow,
  carIsBack: databaseRefusals.rental_order_one_driver.text,
  carIsSound: databaseRefusals.rental_order_car_is_sound.text,
  beforeEnd: {
    en: 'This booking has ended, so there are no keys to pick up.',
    es: 'Esta reserva ya terminó, así que no hay llaves que recoger.',
  },
  'not:pay': databaseRefusals.payment_one_paid.text,
  'not:promisePayment': databaseRefusals.payment_one_paid.text,
  'not:acceptContract': notNow,
  'not:acceptAppointment': {
    en: 'You can only choose a pickup time before the pickup.',
    es: 'La hora de entrega solo se elige antes de recoger el auto.',
  },
  'not:arrive': {
    en: 'You have no appointment to check in for.',
    es: 'No tienes una cita a la que llegar.',
  },
  'not:getKeys': noKeys,
  'not:scheduleReturn': {
    en: 'You can only schedule a return while you have the car and have no other appointment.',
    es: 'Solo puedes agendar la devolución mientras tienes el auto y no tienes otra cita.',
  },
  'not:scheduleMaintenance': {
    en: 'You can only schedule maintenance while you have the car and have no other appointment.',
    es: 'Solo puedes agendar mantenimiento mientras tienes el auto y no tienes otra cita.',
  },
  'not:setStatusToVehiclePickUp': {
    en: 'There is no appointment to cancel.',
    es: 'No hay una cita que cancelar.',
  },
  'not:submitMaintenance': {
    en: 'No maintenance is scheduled for this rental.',
    es: 'No hay mantenimiento agendado para esta renta.',
  },
  'not:returnKeys': {
    en: 'There are no keys to return for this order right now.',
    es: 'Ahora no hay llaves que devolver para esta orden.',
  },
  'not:extendCar': {
    en: 'You can only extend a rental while you have the car and no return is scheduled.',
    es: 'Solo puedes extender una renta mientras tienes el auto y no hay una devolución agendada.',
  },
  'not:carChange': {
    en: 'You cannot change the car for this rental right now.',
    es: 'Ahora no se puede cambiar el auto de esta renta.',
  },
  'not:cancelContract': {
    en: 'You can only cancel a booking before you pick up the car. Return the car instead.',
    es: 'Solo puedes cancelar una reserva antes de recoger el auto. Mejor devuelve el auto.',
  },
  'not:bookingChangesCompleted': {
    en: 'There are no open changes.',
    es: 'No hay cambios pendientes.',
  },
  'not:staffCancel': {
    en: 'This order can no longer be canceled: its car was picked up, or it has ended.',
    es: 'Esta orden ya no se puede cancelar: se recogió el auto o la orden terminó.',
  },
  'is:held': {
    en: 'This order is not paid yet. Pay for it or cancel the hold.',
    es: 'Esta orden aún no está pagada. Págala o cancela el apartado.',
  },
  'is:lapsed': {
    en: 'The hold is over, and this order with it. Please start again.',
    es: 'El apartado terminó y con él esta orden. Empieza de nuevo.',
  },
  'is:balance': {
    en: 'This order is a balance to pay. There is nothing else to do with it.',
    es: 'Esta orden es un saldo por pagar. No hay nada más que hacer con ella.',
  },
  'is:balancePaid': {
    en: 'This balance is paid. There is nothing left to do with it.',
    es: 'Este saldo está pagado. No queda nada que hacer con él.',
  },
  'is:atPickup': {
    en: 'You have checked in for your pickup. If you do not want the car, write to us and we will cancel the booking.',
    es: 'Ya avisaste que llegaste por el auto. Si no lo quieres, escríbenos y cancelamos la reserva.',
  },
  'is:cancelled': {
    en: 'This order is canceled.',
    es: 'Esta orden está cancelada.',
  },
  'is:returned': {
    en: 'You have already returned this car.',
    es: 'Ya devolviste este auto.',
  },
  'is:extended': {
    en: 'This order was extended. Your rental continues under a new order: use that one.',
    es: 'Esta orden se extendió. Tu renta sigue con una orden nueva: usa esa.',
  },
  'is:swapped': {
    en: 'You changed cars. Your rental continues under a new order: use that one.',
    es: 'Cambiaste de auto. Tu renta sigue con una orden nueva: usa esa.',
  },
  'not:confirm': notNow,
  'not:refuse': notNow,
  'not:proposeChanges': notNow,
  'not:continueRental': notNow,
  'not:extended': notNow,
  'not:swapped': notNow,
  'not:moved': notNow,
  'not:takeOver': notNow,
  'not:noShow': notNow,
  'not:transferMissing': notNow,
  'not:firstEnded': notNow,
}

type Standing = Pick<OrderRow, 'state' | 'kind' | 'rental_status' | 'arrived_for'>

/** Why an action is refused, in a sentence that fits where the order stands. */
export const refusalText = (order: Standing, refusal: RefusalKey): Text =>
  refusalTexts[refusalSentence(order, refusal)]

/** The same with the day from which it is not refused any more, where that is known. */
export function datedRefusal(
  order: Standing & Pick<OrderRow, 'ends_at'>,
  { zone }: { zone: string },
  refusal: RefusalKey,
): Text {
  if (refusal !== 'fromOneWeekBefore') return refusalText(order, refusal)
  const opens = extensionOpens(toWall(order.ends_at, zone))
  return {
    en: `You can extend from ${dayAndTime(opens, 'en')}, one week before the end.`,
    es: `Puedes extender desde el ${dayAndTime(opens, 'es')}, una semana antes del final.`,
  }
}
