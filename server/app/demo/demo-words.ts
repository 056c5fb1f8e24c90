import type { Lang } from '#protocol/core/text.ts'

/** What people of the demo write to and about each other, in the language of whoever writes. */
type Lines = Record<'en' | 'es', readonly [string, ...string[]]>

export const connectionLines: Lines = {
  en: ['We shared a ride last month.', 'From the airport lot.', 'You helped me with the tire.', ''],
  es: [
    'Compartimos viaje el mes pasado.',
    'Del estacionamiento del aeropuerto.',
    'Me ayudaste con la llanta.',
    '',
  ],
}

export const requestLines: Lines = {
  en: ['We met at the pickup last week.', 'A friend says you know every shortcut to the airport.'],
  es: [
    'Nos conocimos la semana pasada al recoger el auto.',
    'Un amigo dice que conoces todos los atajos al aeropuerto.',
  ],
}

export const invitationLines: Lines = {
  en: [
    'Drives carefully and always calls back.',
    'I would lend my own car without thinking twice.',
  ],
  es: ['Maneja con cuidado y siempre contesta.', 'Le prestaría mi propio carro sin pensarlo.'],
}

export const vouchLines: Lines = {
  en: ['On time every single day of the month.', 'Brings the car back cleaner than it was.'],
  es: ['Puntual todos los días del mes.', 'Devuelve el carro más limpio de como lo recibió.'],
}

/** What owners of a job wrote of whoever did it. */
export const jobLines: Lines = {
  en: ['Came when we said and did it well.', 'Friendly and careful. I would ask again.', ''],
  es: ['Llegó a la hora y lo hizo bien.', 'Amable y con cuidado. Volvería a pedírselo.', ''],
}

type Opinions = Record<Lang, readonly { text: string; ratings: readonly number[] }[]>

/** What the company wrote of a renter; care, cleanliness, punctuality, communication, honesty. */
export const companyLines: Opinions = {
  en: [
    {
      text: 'Back on time, with some sand on the carpet and an honest word about it.',
      ratings: [9, 8, 10, 9, 10],
    },
    {
      text: 'Answered every message within the hour. We would hand over the keys again.',
      ratings: [10, 9, 9, 10, 10],
    },
    {
      text: 'Careful with the car. The trunk could have been cleaner.',
      ratings: [10, 8, 10, 9, 9],
    },
  ],
  es: [
    {
      text: 'Devolvió el auto a tiempo, con algo de arena en la alfombra, y lo dijo sin que preguntáramos.',
      ratings: [9, 8, 10, 9, 10],
    },
    {
      text: 'Contestó cada mensaje en menos de una hora. Le volveríamos a dar las llaves.',
      ratings: [10, 9, 9, 10, 10],
    },
    {
      text: 'Cuidó bien el auto. La cajuela pudo venir más limpia.',
      ratings: [10, 8, 10, 9, 9],
    },
  ],
}
