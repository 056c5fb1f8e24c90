import type { RefusalKey } from '#domain/rentals/transitions.ts'
import type { Text } from '#protocol/core/text.ts'
import { databaseRefusals } from '../../core/api/database-refusals.ts'

const notNow: Text = databaseRefusals.rental_order_move.text
const noKeys: Text = {
  en: 'There are no keys to get for this order now.',
  es: 'Ahora no hay llaves que recoger para esta orden.',
}

/** The sentence of each refusal of the state machine (docs/product/rental.md#states); the toast of a 409 (docs/product/app.md#errors). */
export const refusalTexts: Record<RefusalKey, Text> = {
  paidInTime: {
    en: 'The 30 minutes are over and the car is free again. Nothing was charged. Please book again.',
    es: 'Pasaron los 30 minutos y el auto vuelve a estar libre. No se cobró nada. Reserva de nuevo.',
  },
  documentsValid: {
    en: 'License and insurance should be valid for the duration of the trip + 1 day.',
    es: 'La licencia y el seguro deben estar vigentes durante todo el viaje + 1 día.',
  },
  contractWaits: {
    en: 'This contract is accepted already.',
    es: 'Este contrato ya está aceptado.',
  },
  slotFree: databaseRefusals.appointment_seat_pkey.text,
  nearAppointment: {
    en: 'You can say that you have arrived from 2 hours before to 2 hours after your appointment.',
    es: 'Puedes avisar que llegaste desde 2 horas antes hasta 2 horas después de tu cita.',
  },
  noOtherRunning: {
    en: 'You still have the other car. At a swap, go straight to the keys.',
    es: 'Todavía tienes el otro auto. En un cambio, ve directo a las llaves.',
  },
  keysAreDue: noKeys,
  hasPickup: {
    en: 'An extension has no pickup: the car stays with you.',
    es: 'Una extensión no tiene entrega: el auto se queda contigo.',
  },
  notTooEarly: {
    en: 'You can get the keys from 2 hours before your appointment.',
    es: 'Puedes recoger las llaves desde 2 horas antes de tu cita.',
  },
  atPickup: noKeys,
  atReturn: {
    en: 'You came to get the car. Get the keys first.',
    es: 'Viniste a recoger el auto. Primero recoge las llaves.',
  },
  confirmed: {
    en: 'The booking is not confirmed yet. We confirm it within 6 to 8 hours.',
    es: 'La reserva aún no está confirmada. La confirmamos en un plazo de 6 a 8 horas.',
  },
  paid: {
    en: 'The booking is not paid yet.',
    es: 'La reserva aún no está pagada.',
  },
  contractAccepted: {
    en: 'Please read and accept the contract first.',
    es: 'Primero lee y acepta el contrato.',
  },
  odometerNotBelow: databaseRefusals.odometer_goes_on.text,
  odometerInReach: {
    en: 'The odometer cannot show so many miles since the last reading. Check the number; if it is right, write to us.',
    es: 'El odómetro no puede marcar tantas millas desde la última lectura. Revisa el número; si es correcto, escríbenos.',
  },
  inspected: {
    en: 'The pictures of the eight outside angles are missing. Take them first, then the keys.',
    es: 'Faltan las fotos de los ocho ángulos del auto. Tómalas primero y luego las llaves.',
  },
  firstOrder: {
    en: 'The car of this rental cannot be changed now.',
    es: 'Ahora no se puede cambiar el auto de esta renta.',
  },
  fromOneWeekBefore: {
    en: 'You can extend from one week before the end.',
    es: 'Puedes extender desde una semana antes del final.',
  },
  carFree: {
    en: 'Somebody else has this car after your rental. Choose an earlier end, or change the car.',
    es: 'Otra persona tiene este auto después de tu renta. Elige un final más temprano o cambia de auto.',
  },
  noOpenExtension: {
    en: 'You have extended already, and we wait for the money. Pay it, or take that extension back first.',
    es: 'Ya extendiste y esperamos el dinero. Págalo o primero retira esa extensión.',
  },
  timeToSwap: {
    en: 'Your rental ends within a day, so the car cannot be changed any more.',
    es: 'Tu renta termina en menos de un día, así que ya no se puede cambiar el auto.',
  },
  noOpenSwap: databaseRefusals.rental_order_one_open_swap.text,
  noDebt: {
    en: 'Please pay the open balance of your last rental first.',
    es: 'Primero paga el saldo pendiente de tu última renta.',
  },
  changesAsked: {
    en: 'No changes are open.',
    es: 'No hay cambios pendientes.',
  },
  confirmationOpen: {
    en: 'This was decided already. Reload to see how.',
    es: 'Esto ya se decidió. Recarga para ver cómo.',
  },
  dayAfterStart: notNow,
  carIsBack: databaseRefusals.rental_order_one_driver.text,
  beforeEnd: {
    en: 'The time of this booking is over, so there are no keys to get.',
    es: 'El tiempo de esta reserva ya pasó; no hay llaves que recoger.',
  },
  'not:pay': databaseRefusals.payment_one_paid.text,
  'not:promisePayment': databaseRefusals.payment_one_paid.text,
  'not:acceptContract': notNow,
  'not:acceptAppointment': {
    en: 'A pickup time can be chosen only before the pickup.',
    es: 'La hora de entrega solo se elige antes de recoger el auto.',
  },
  'not:arrive': {
    en: 'There is no appointment to arrive for.',
    es: 'No hay una cita a la que llegar.',
  },
  'not:getKeys': noKeys,
  'not:scheduleReturn': {
    en: 'A return can be scheduled only while you have the car and nothing else is scheduled.',
    es: 'La devolución solo se agenda mientras tienes el auto y no hay otra cita.',
  },
  'not:scheduleMaintenance': {
    en: 'Maintenance can be scheduled only while you have the car and nothing else is scheduled.',
    es: 'El mantenimiento solo se agenda mientras tienes el auto y no hay otra cita.',
  },
  'not:setStatusToVehiclePickUp': {
    en: 'There is no appointment to take back.',
    es: 'No hay una cita que retirar.',
  },
  'not:submitMaintenance': {
    en: 'No maintenance is scheduled for this rental.',
    es: 'No hay mantenimiento agendado para esta renta.',
  },
  'not:returnKeys': {
    en: 'There are no keys to return for this order now.',
    es: 'Ahora no hay llaves que devolver para esta orden.',
  },
  'not:extendCar': {
    en: 'Only a rental whose car you have can be extended, and not once its return is scheduled.',
    es: 'Solo se extiende una renta con el auto en tu poder y sin devolución agendada.',
  },
  'not:carChange': {
    en: 'The car of this rental cannot be changed now.',
    es: 'Ahora no se puede cambiar el auto de esta renta.',
  },
  'not:cancelContract': {
    en: 'Only a booking whose car was not picked up can be cancelled. Return the car instead.',
    es: 'Solo se cancela una reserva cuyo auto no se recogió. Devuelve el auto.',
  },
  'not:bookingChangesCompleted': {
    en: 'No changes are open.',
    es: 'No hay cambios pendientes.',
  },
  'not:confirm': notNow,
  'not:refuse': notNow,
  'not:proposeChanges': notNow,
  'not:continueRental': notNow,
  'not:extended': notNow,
  'not:swapped': notNow,
  'not:noShow': notNow,
  'not:transferMissing': notNow,
}
