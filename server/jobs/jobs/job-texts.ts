import type { JobStatus, JobType } from '#domain/jobs/jobs/job.ts'
import type { Text } from '#protocol/core/text.ts'
import { nameFirst } from '../../people/people/name-first.ts'

/** Why a job is not done with what somebody asked for. */
export const jobTexts = {
  lost: {
    en: 'This job does not exist, or it is not shown to you.',
    es: 'Este trabajo no existe o no se te muestra.',
  },
  ownJob: {
    en: 'This is your own job, so you cannot apply to it.',
    es: 'Este trabajo es tuyo, así que no puedes hacerle una oferta.',
  },
  notYours: {
    en: 'Only the owner of this job can do that.',
    es: 'Solo quien publicó este trabajo puede hacer eso.',
  },
  notAssigned: {
    en: 'Only the person who does this job can do that.',
    es: 'Solo quien hace este trabajo puede hacer eso.',
  },
  notApplied: {
    en: 'You have no open offer on this job.',
    es: 'No tienes ninguna oferta abierta en este trabajo.',
  },
  isOver: {
    en: 'The time for this job is over.',
    es: 'El tiempo para este trabajo ya pasó.',
  },
  notBegun: {
    en: 'This job has not started yet.',
    es: 'Este trabajo todavía no empieza.',
  },
  carOnItsWay: {
    en: 'The car is on its way. It has to be brought first.',
    es: 'El auto va en camino. Primero hay que llevarlo.',
  },
  carToBring: {
    en: 'A car relocation is done when the car was brought: with its photos, keys and odometer.',
    es: 'Un traslado está hecho cuando el auto llegó: con sus fotos, llaves y odómetro.',
  },
  carToLookAt: {
    en: 'Something about this relocation has to be looked at first: approve it, or refuse it with a reason.',
    es: 'Primero hay que revisar algo de este traslado: apruébalo o recházalo con un motivo.',
  },
  relocationStays: {
    en: 'The car is kept for what was posted. Cancel this relocation and post it anew.',
    es: 'El auto está reservado para lo que se publicó. Cancela este traslado y publícalo de nuevo.',
  },
  restoreTooLate: {
    en: 'A canceled job can be restored for 24 hours, and only before its time is over.',
    es: 'Un trabajo cancelado se puede recuperar durante 24 horas, y solo antes de que pase su horario.',
  },
  restoreRated: {
    en: 'This job was rated as canceled, so it stays canceled. Post it again instead.',
    es: 'Este trabajo ya se calificó como cancelado, así que sigue cancelado. Publícalo de nuevo.',
  },
  rated: {
    en: 'You have rated this job already, or the 14 days for it are over.',
    es: 'Ya calificaste este trabajo, o ya pasaron los 14 días para hacerlo.',
  },
  offerGone: {
    en: 'This offer was taken back or answered. Please look at the offers again.',
    es: 'Esta oferta se retiró o ya tiene respuesta. Revisa las ofertas otra vez.',
  },
  offerChanged: {
    en: 'This offer changed after you read it. Please look at it again.',
    es: 'Esta oferta cambió después de que la leíste. Revísala otra vez.',
  },
  askedAgain: {
    en: 'You changed this job after the offer was made, so it waits until that person says yes again.',
    es: 'Cambiaste el trabajo después de esta oferta, así que espera hasta que esa persona la confirme.',
  },
  changedSince: {
    en: 'This job changed since you opened it.',
    es: 'Este trabajo cambió desde que lo abriste.',
  },
  otherPerson: {
    en: 'Somebody else does this job now. Please look at it again.',
    es: 'Ahora otra persona hace este trabajo. Revísalo otra vez.',
  },
  changed: {
    en: 'This job was changed meanwhile on another device.',
    es: 'Este trabajo se cambió mientras tanto en otro dispositivo.',
  },
  typeStays: {
    en: 'A job stays what it was posted as. Post a new one for something else.',
    es: 'Un trabajo no cambia de tipo. Publica uno nuevo para otra cosa.',
  },
  confirmEmail: {
    en: 'Please confirm your e-mail first.',
    es: 'Primero confirma tu correo.',
  },
  nameFirst,
  licenseToPost: {
    en: 'You drive on this job, so we need to verify your license before you post it. Add it in “My Profile”.',
    es: 'En este trabajo manejas tú, así que debemos verificar tu licencia antes de publicarlo. Agrégala en «Mi perfil».',
  },
  licenseToApply: {
    en: 'This job includes driving, so we need to verify your license before you apply. Add it in “My Profile”.',
    es: 'En este trabajo hay que manejar, así que debemos verificar tu licencia antes de que hagas una oferta. Agrégala en «Mi perfil».',
  },
  licenseToTake: {
    en: 'Your license is not verified any more, so you cannot take this car. Look at it in “My Profile”.',
    es: 'Tu licencia ya no está verificada, así que no puedes tomar este auto. Revísala en «Mi perfil».',
  },
  licenseGone: {
    en: 'This person’s license is not verified any more, so they cannot do this job now.',
    es: 'La licencia de esta persona ya no está verificada, así que por ahora no puede hacer este trabajo.',
  },
  tooMany: {
    en: 'You have 30 open jobs. Cancel one before you post another.',
    es: 'Tienes 30 trabajos abiertos. Cancela uno antes de publicar otro.',
  },
  noneYet: {
    en: 'There are no jobs yet. Post the first one.',
    es: 'Todavía no hay trabajos. Publica el primero.',
  },
  none: {
    en: 'No jobs match these filters right now.',
    es: 'Ahora no hay trabajos con estos filtros.',
  },
  noneOfMine: {
    en: 'You have not posted a job yet.',
    es: 'Todavía no has publicado ningún trabajo.',
  },
  noneApplied: {
    en: 'You have not made an offer on a job yet.',
    es: 'Todavía no has hecho una oferta en ningún trabajo.',
  },
} satisfies Record<string, Text>

/** Why something cannot be done any more, by how the job stands. */
export const standing: Record<JobStatus, Text> = {
  open: {
    en: 'Nobody is assigned to this job yet.',
    es: 'Este trabajo todavía no tiene a nadie asignado.',
  },
  assigned: {
    en: 'Somebody is already assigned to this job.',
    es: 'Este trabajo ya tiene a alguien asignado.',
  },
  done: {
    en: 'This job is done and waits to be confirmed.',
    es: 'Este trabajo está hecho y espera confirmación.',
  },
  completed: { en: 'This job is completed.', es: 'Este trabajo está completado.' },
  cancelled: { en: 'This job was canceled.', es: 'Este trabajo se canceló.' },
  expired: { en: 'This job has expired.', es: 'Este trabajo venció.' },
}

export const jobStatusNames: Record<JobStatus, Text> = {
  open: { en: 'Open', es: 'Abierto' },
  assigned: { en: 'Assigned', es: 'Asignado' },
  done: { en: 'Done', es: 'Hecho' },
  completed: { en: 'Completed', es: 'Completado' },
  cancelled: { en: 'Canceled', es: 'Cancelado' },
  expired: { en: 'Expired', es: 'Vencido' },
}

export const jobTypeNames: Record<JobType, Text> = {
  rideRequest: { en: 'Ride wanted', es: 'Busco viaje' },
  rideOffer: { en: 'Ride offered', es: 'Ofrezco viaje' },
  delivery: { en: 'Delivery', es: 'Entrega' },
  movingHelp: { en: 'Moving help', es: 'Ayuda con mudanza' },
  errand: { en: 'Errand', es: 'Mandado' },
  carWash: { en: 'Car wash', es: 'Lavado de auto' },
  roadside: { en: 'Roadside help', es: 'Ayuda en el camino' },
  inspection: { en: 'Car check', es: 'Revisión de auto' },
  relocation: { en: 'Car relocation', es: 'Traslado de auto' },
}

export const jobOwnerNames = {
  all: { en: 'All jobs', es: 'Todos los trabajos' },
  mine: { en: 'My jobs', es: 'Mis trabajos' },
  offered: { en: 'Offered', es: 'Con mi oferta' },
} satisfies Record<string, Text>
