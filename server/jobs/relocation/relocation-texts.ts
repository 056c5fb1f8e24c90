import type { Text } from '#protocol/core/text.ts'

/** Why a relocation is not done with what somebody asked for. */
export const relocationTexts = {
  noCar: {
    en: 'This job has no car of ours to bring.',
    es: 'Este trabajo no tiene un auto nuestro que llevar.',
  },
  carNotRented: {
    en: 'This car is not in service right now, so it cannot be moved.',
    es: 'Este auto no está en servicio ahora, así que no se puede trasladar.',
  },
  carTaken: {
    en: 'This car is taken in that time. Choose another time, or another car.',
    es: 'Este auto está ocupado en ese tiempo. Elige otro horario u otro auto.',
  },
  carOnOffer: {
    en: 'There is already a relocation of this car. Cancel it before you post another.',
    es: 'Ya hay un traslado de este auto. Cancélalo antes de publicar otro.',
  },
  bookedHere: {
    en: 'Somebody has booked this car later where it stands, so it cannot go to another area.',
    es: 'Alguien reservó este auto para después donde está, así que no puede ir a otra zona.',
  },
  noRoad: {
    en: 'No road leads there from where this car stands.',
    es: 'Desde donde está este auto no hay carretera hasta ahí.',
  },
  tooFar: {
    en: 'That is more than 800 miles by road, too far for one person.',
    es: 'Son más de 800 millas por carretera, demasiado lejos para una persona.',
  },
  samePlace: {
    en: 'The car stands in that town already.',
    es: 'El auto ya está en esa ciudad.',
  },
  standsNowhere: {
    en: 'We know no town near this car. Correct where it stands first.',
    es: 'No conocemos ninguna ciudad cerca de este auto. Primero corrige dónde está.',
  },
  notAssigned: {
    en: 'Only the person who brings this car can do that.',
    es: 'Solo quien lleva este auto puede hacer eso.',
  },
  notBegun: {
    en: 'The car can be taken once the time for it begins.',
    es: 'El auto se puede tomar cuando empiece su horario.',
  },
  isOver: {
    en: 'The time to take this car is over. Ask us for a new one.',
    es: 'El horario para tomar este auto ya pasó. Pídenos otro.',
  },
  taken: {
    en: 'The keys of this car were taken already.',
    es: 'Las llaves de este auto ya se tomaron.',
  },
  notTaken: {
    en: 'Nobody has the keys of this car.',
    es: 'Nadie tiene las llaves de este auto.',
  },
  brought: {
    en: 'This car was brought already.',
    es: 'Este auto ya se llevó.',
  },
  photosFirst: {
    en: 'Take the photos of the outside first. They must not be older than a day.',
    es: 'Primero toma las fotos del exterior. No deben tener más de un día.',
  },
  photosDone: {
    en: 'The photos for this were taken already.',
    es: 'Las fotos para esto ya se tomaron.',
  },
  notThere: {
    en: 'You are more than 10 miles from where the car is to be brought.',
    es: 'Estás a más de 10 millas de donde hay que llevar el auto.',
  },
} satisfies Record<string, Text>
