import type { Text } from '#protocol/core/text.ts'
import { violatedConstraint } from '../retry.ts'
import { Problem } from './problem.ts'

type Refusal = { status: 403 | 409; text: Text }

const late = (en: string, es: string): Refusal => ({ status: 409, text: { en, es } })

const slotTaken = late(
  'This time was just taken. Please choose another one.',
  'Esta hora acaba de ocuparse. Elige otra.',
)
const movedOn = late(
  'This is no longer possible for this rental. Reload to see its current status.',
  'Esto ya no es posible en esta renta. Recarga para ver su estado actual.',
)
const inspected = late(
  'This inspection has already been submitted.',
  'Esta inspección ya se envió.',
)
const usedBefore = late(
  'Each photo can only be used once. Please take a new one.',
  'Cada foto se usa una sola vez. Toma una nueva.',
)
const reviewedAlready = late(
  'This rental was rated already; a final review stays as it is.',
  'Esta renta ya se calificó; una reseña final queda como está.',
)
const contractMoved = late(
  'This contract was just accepted or updated. Reload to read the current version.',
  'Este contrato se acaba de aceptar o actualizar. Recarga para leer la versión actual.',
)
const nothingLeft = late(
  'The refund exceeds what was paid. Reload to see what is left and check this rental’s money.',
  'El reembolso supera lo que se pagó. Recarga para ver lo que queda y revisa el dinero de esta renta.',
)
const networkMoved = late(
  'This just changed on another screen. Reload to see your network as it is now.',
  'Esto acaba de cambiar en otra pantalla. Recarga para ver tu red como está ahora.',
)
const accountGone = late(
  'This account was deleted, so nothing more can belong to it.',
  'Esta cuenta se eliminó, así que ya no puede tener nada más.',
)
const changedSince = late(
  'This changed after you opened the list, so nothing was decided. Please review the current version.',
  'Esto cambió después de que abriste la lista, así que no se decidió nada. Revisa la versión actual.',
)

const otherCar = late(
  'A car with this VIN or this ID was just added. Please reload and look at it.',
  'Acaba de agregarse un auto con este VIN o este identificador. Recarga la página y míralo.',
)
const jobMoved = late(
  'This job just changed on another screen. Reload to see it as it is now.',
  'Este trabajo acaba de cambiar en otra pantalla. Recarga para verlo como está ahora.',
)

/**
 * What the database refuses and how that reads: the names of its constraints that two people at
 * once can run into, however well each looked before. Handlers that look first say the same
 * sentence. What is not here is a mistake of ours and stays a 500.
 */
export const databaseRefusals = {
  // A job is one person's at a time, and moves one way.
  job_application_one_live: jobMoved,
  job_application_one_accepted: jobMoved,
  job_application_not_blocked: jobMoved,
  job_moves: jobMoved,
  job_edited_while_open: jobMoved,
  job_accepted_as_it_is: jobMoved,
  relocation_looked_at: jobMoved,
  job_location_while_it_runs: jobMoved,

  // A car at one time, and its keys, are for one.
  occupancy_no_overlap: late(
    'Somebody just took this car for these dates. Choose other dates or another car.',
    'Alguien acaba de tomar este auto para estas fechas. Elige otras fechas u otro auto.',
  ),
  rental_order_one_driver: late(
    'This car is not back from its last rental yet, so nobody can get its keys. If it is late, your dashboard offers you another car at no cost or a full refund.',
    'Este auto aún no ha vuelto de su última renta, así que nadie puede recibir sus llaves. Si se retrasa, tu panel te ofrece otro auto sin costo o un reembolso total.',
  ),
  rental_order_car_is_sound: late(
    'This car is off the road right now, so nobody can get its keys. We will write to you about another car.',
    'Este auto está fuera de servicio ahora, así que nadie puede recibir sus llaves. Te escribiremos sobre otro auto.',
  ),
  car_breakdown_one_at_a_time: late(
    'This car is off the road for some of these dates already. Reload to see it.',
    'Este auto ya está fuera de servicio en parte de estas fechas. Recarga para verlo.',
  ),
  recall_keeps_car: late(
    'A recall says not to drive this car. Mark the recall done under Maintenance first.',
    'Un llamado a revisión dice que este auto no se maneje. Márcalo como hecho en Mantenimiento antes.',
  ),
  car_recall_once: late(
    'This recall is written down for this car already.',
    'Este llamado a revisión ya está registrado para este auto.',
  ),
  car_visit_one: late(
    'Somebody just booked the workshop for this. Reload to see it.',
    'Alguien acaba de agendar el taller para esto. Recarga para verlo.',
  ),
  appointment_seat_pkey: slotTaken,
  appointment_seat_capacity: slotTaken,
  appointment_seat_order: late(
    'You just chose a time for this on another screen. Reload to see it.',
    'Acabas de elegir una hora para esto en otra pantalla. Recarga para verla.',
  ),
  car_vin: otherCar,
  car_external_ref_key: otherCar,
  odometer_goes_on: late(
    'The odometer cannot be lower than the last reading.',
    'El odómetro no puede ser menor que la última lectura.',
  ),
  // A rental goes one way at a time.
  rental_order_move: movedOn,
  rental_order_one_running: movedOn,
  rental_order_runs_paid: movedOn,
  rental_order_papers: late(
    'We have not verified the license and insurance of every driver for this trip yet, so nobody can get the keys. Your documents are under My details.',
    'Aún no hemos verificado la licencia y el seguro de cada conductor para este viaje, así que nadie puede recibir las llaves. Tus documentos están en Mis datos.',
  ),
  rental_order_deposit: late(
    'Part of the deposit is still open. Pay it first, then get the keys.',
    'Falta pagar una parte del depósito. Primero págala y luego recoge las llaves.',
  ),
  rental_order_blocked: late(
    'Your account is blocked, so you cannot pick up a car. Write to us if you have a question.',
    'Tu cuenta está bloqueada, así que no puedes recoger un auto. Escríbenos si tienes dudas.',
  ),
  relocation_car_is_sound: late(
    'This car is off the road right now, so nobody can take it. We will write to you when it is back.',
    'Este auto está fuera de servicio ahora, así que nadie puede tomarlo. Te escribiremos cuando vuelva.',
  ),
  relocation_papers: late(
    'We have not verified your license and insurance for the whole time of this relocation, so you cannot take the car yet.',
    'Aún no hemos verificado tu licencia y tu seguro para todo el horario de este traslado, así que todavía no puedes tomar el auto.',
  ),
  relocation_blocked: late(
    'Your account is blocked, so you cannot take a car. Write to us if you have a question.',
    'Tu cuenta está bloqueada, así que no puedes tomar un auto. Escríbenos si tienes dudas.',
  ),
  rental_order_one_open_swap: late(
    'A car change is already in progress. Finish or withdraw it first.',
    'Hay un cambio de auto en curso. Primero termínalo o retíralo.',
  ),
  rental_offer_one_live: late(
    'The renter already has an offer of this kind.',
    'El cliente ya tiene una oferta de este tipo.',
  ),
  contract_pkey: contractMoved,
  contract_is_kept: contractMoved,
  // Money comes once, and never more goes back.
  payment_one_paid: late('This order has already been paid.', 'Esta orden ya está pagada.'),
  refund_within_payment: nothingLeft,
  deposit_is_there: nothingLeft,
  // What is sent in once.
  inspection_one_of_a_kind: inspected,
  inspection_one_a_week: inspected,
  inspection_item_file_id_key: usedBefore,
  help_picture_pkey: usedBefore,
  message_picture_pkey: usedBefore,
  // A review is written, answered and reported once.
  review_one_a_side: reviewedAlready,
  review_is_final: reviewedAlready,
  review_one_reply: late(
    'This review was answered already; there is one answer.',
    'Esta reseña ya tiene respuesta; solo hay una.',
  ),
  review_report_pkey: late(
    'You have reported this review already. We look at it.',
    'Ya reportaste esta reseña. La estamos revisando.',
  ),
  // People and what staff decide on.
  app_user_email_owner: late(
    'This e-mail already belongs to an account. Sign in with it.',
    'Este correo ya pertenece a una cuenta. Inicia sesión con él.',
  ),
  driver_primary: late(
    'Your details were just saved on another screen. Reload to see them.',
    'Tus datos se acaban de guardar en otra pantalla. Recarga para verlos.',
  ),
  // What is between two people is one thing at a time.
  connection_not_blocked: late('You two cannot be connected.', 'No pueden conectarse.'),
  connection_once: networkMoved,
  recommendation_once: networkMoved,
  recommendation_not_blocked: late(
    'You cannot vouch for this person.',
    'No puedes avalar a esta persona.',
  ),
  invitation_used_once: late('This invitation was just used.', 'Esta invitación se acaba de usar.'),
  invitation_revoked_or_used: late(
    'This invitation was just used.',
    'Esta invitación se acaba de usar.',
  ),
  person_report_one_open: late(
    'You have reported this person already. We are looking at it.',
    'Ya reportaste a esta persona. Lo estamos revisando.',
  ),
  account_block_one_at_a_time: changedSince,
  block_spares_staff: late(
    'This person is on the staff list. Take them off it first.',
    'Esta persona está en la lista del equipo. Primero quítala de ahí.',
  ),
  // Who deletes the account leaves nothing open, and is gone then.
  person_may_leave: late(
    'Something of yours just came up on another screen. Reload to see what has to end first.',
    'Algo tuyo acaba de surgir en otra pantalla. Recarga para ver qué tiene que terminar primero.',
  ),
  person_is_here: accountGone,
  app_user_deleted_is_nobody: accountGone,
  app_user_email_is_real: late(
    'No mail goes to this address. Use another one.',
    'A esta dirección no llega ningún correo. Usa otra.',
  ),
  driver_license_verified_as_seen: changedSince,
  driver_insurance_verified_as_seen: changedSince,
  company_is_open: late(
    'We are not open for booking yet. Please come back soon.',
    'Todavía no abrimos las reservas. Vuelve pronto.',
  ),
  an_owner_stays: late(
    'The company needs an owner. Make somebody else one first.',
    'La empresa necesita un propietario. Primero nombra a otra persona.',
  ),
  nobody_decides_on_own: {
    status: 403,
    text: {
      en: 'This is your own. A colleague has to decide it.',
      es: 'Esto es tuyo. Lo tiene que decidir alguien más del equipo.',
    },
  },
} satisfies Record<string, Refusal>

/** The sentence of a constraint that a statement ran into; undefined for one that nobody should reach. */
export function databaseRefusal(error: unknown): Problem | undefined {
  const name = violatedConstraint(error)
  if (name === undefined || !Object.hasOwn(databaseRefusals, name)) return undefined
  const { status, text } = databaseRefusals[name as keyof typeof databaseRefusals]
  return new Problem(status, text)
}
