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
