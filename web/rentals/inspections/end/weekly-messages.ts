/** The words of the end of a week's photos. */
const en = {
  sent: (when: string) => `Photos sent, ${when}`,
  safe: (day: string) => `Safe until ${day}`,
  safeToEnd: 'Safe until the return',
  next: 'Photos sent. The next ones are open already',
  safeText: 'The next photos are due then.',
  endText: 'No more weekly photos are due before it.',
  pickup: 'Pickup',
  today: 'Today',
  photo: (day: string, angle: string) => `${day}: ${angle}`,
  wipe: 'Wipe between pickup and today',
  shown: (percent: number) => `${percent}% pickup, ${100 - percent}% today`,
  of: (number: number, all: number) => `${number} of ${all}`,
  choose: 'Choose an angle',
  odometer: (miles: string) => `${miles} mi on the dash`,
  since: (miles: string) => `${miles} miles since pickup`,
  done: 'Done',
}

const es: typeof en = {
  sent: (when) => `Fotos enviadas, ${when}`,
  safe: (day) => `Seguro hasta el ${day}`,
  safeToEnd: 'Seguro hasta la devolución',
  next: 'Fotos enviadas. Ya puedes tomar las siguientes',
  safeText: 'Ese día tocan las siguientes fotos.',
  endText: 'Antes de eso ya no tocan fotos de la semana.',
  pickup: 'Entrega',
  today: 'Hoy',
  photo: (day, angle) => `${day}: ${angle}`,
  wipe: 'Pasar de la entrega a hoy',
  shown: (percent) => `${percent}% entrega, ${100 - percent}% hoy`,
  of: (number, all) => `${number} de ${all}`,
  choose: 'Elige un ángulo',
  odometer: (miles) => `${miles} mi en el tablero`,
  since: (miles) => `${miles} millas desde la entrega`,
  done: 'Listo',
}

export const weeklyMessages = { en, es }
