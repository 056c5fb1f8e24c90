import type { Lang } from '#protocol/core/text.ts'

type Words = {
  enter: string
  title: (model: string) => string
  isOff: (model: string) => string
  kind: string
  kinds: Record<'broken' | 'block', string>
  kindHints: Record<'broken' | 'block', string>
  from: string
  fromHint: string
  until: string
  untilHint: string
  reason: string
  take: string
  clear: string
  span: (from: string, until: string | undefined) => string
  saidBy: (name: string) => string
  putBack: string
  need: (count: number) => string
  oldPrice: string
  nobody: string
  nobodyText: string
  now: string
  onTheRoad: string
  atTheCar: string
  since: (when: string) => string
  pickup: (when: string) => string
  end: (when: string) => string
  instead: (name: string) => string
  none: string
  fit: Record<'sameClass' | 'classAbove', string>
  here: string
  away: (city: string, miles: string) => string
  samePrice: string
  carried: (dollars: string) => string
  nothingFits: string
  noneOption: string
  waits: Record<'change' | 'refundOffer', string>
  own: string
  gets: string
  whose: string
  checks: readonly string[]
  send: (count: number) => string
  costs: (dollars: string) => string
  results: Record<'moved' | 'offered' | 'refundOffered' | 'refused', string>
  option: (name: string, plate: string, price: string) => string
  callThem: string
}

const en: Words = {
  enter: 'Off the road',
  title: (model) => `Take the ${model} off the road`,
  isOff: (model) => `${model} is off the road`,
  kind: 'Why',
  kinds: { broken: 'It broke down', block: 'Block dates' },
  kindHints: {
    broken: 'Its renters are listed next, and nobody new is offered it.',
    block: 'Only where nobody has booked it.',
  },
  from: 'From',
  fromHint: 'Empty: from now',
  until: 'Until',
  untilHint: 'Empty: until you put it back',
  reason: 'What is wrong',
  take: 'Take it off the road',
  clear: 'Clear the dates',
  span: (from, until) => (until ? `${from} to ${until}` : `Since ${from}, until you put it back`),
  saidBy: (name) => `said by ${name}`,
  putBack: 'Put it back on the road',
  need: (count) => (count === 1 ? 'One needs another car' : `${count} need another car`),
  oldPrice: 'at their old price',
  nobody: 'Nobody needs another car',
  nobodyText: 'Nobody has this car or booked it for these dates.',
  now: 'now',
  onTheRoad: 'On the road',
  atTheCar: 'At the car',
  since: (when) => `since ${when}`,
  pickup: (when) => `Pickup ${when}`,
  end: (when) => `until ${when}`,
  instead: (name) => `Another car for ${name}`,
  none: 'No car',
  fit: { sameClass: 'Same class', classAbove: 'Class above' },
  here: 'here',
  away: (city, miles) => `${city}, ${miles} mi`,
  samePrice: 'Same price',
  carried: (dollars) => `Same price, we carry ${dollars}`,
  nothingFits: 'Nothing fits: a full refund is offered',
  noneOption: 'None: offer a full refund',
  waits: { change: 'Asked to change cars', refundOffer: 'Full refund offered' },
  own: 'This is your own. A colleague has to decide it.',
  gets: 'What each gets',
  whose: 'Message to',
  checks: [
    'The new car is theirs at once',
    'In the app and by mail, in their language',
    'Contracts are accepted anew',
  ],
  send: (count) => (count === 1 ? 'Send it' : `Send all ${count}`),
  costs: (dollars) => `Costs us ${dollars}.`,
  results: {
    moved: 'Moved',
    offered: 'Asked to change cars',
    refundOffered: 'Full refund offered',
    refused: 'Not sent',
  },
  option: (name, plate, price) => `${name}, ${plate}: ${price}`,
  callThem: 'Nothing fits. Call them.',
}

const es: Words = {
  enter: 'Fuera de servicio',
  title: (model) => `Sacar de servicio el ${model}`,
  isOff: (model) => `${model}: fuera de servicio`,
  kind: 'Por qué',
  kinds: { broken: 'Se averió', block: 'Bloquear fechas' },
  kindHints: {
    broken: 'Después ves a quienes lo rentan, y ya no se le ofrece a nadie.',
    block: 'Solo donde nadie lo ha reservado.',
  },
  from: 'Desde',
  fromHint: 'Vacío: desde ahora',
  until: 'Hasta',
  untilHint: 'Vacío: hasta que lo devuelvas al servicio',
  reason: 'Qué tiene',
  take: 'Sacarlo de servicio',
  clear: 'Borrar las fechas',
  span: (from, until) =>
    until ? `${from} a ${until}` : `Desde ${from}, hasta que lo devuelvas al servicio`,
  saidBy: (name) => `lo dijo ${name}`,
  putBack: 'Devolverlo al servicio',
  need: (count) =>
    count === 1 ? 'Una persona necesita otro auto' : `${count} personas necesitan otro auto`,
  oldPrice: 'a su precio de antes',
  nobody: 'Nadie necesita otro auto',
  nobodyText: 'Nadie tiene este auto ni lo reservó para estas fechas.',
  now: 'ahora',
  onTheRoad: 'En camino',
  atTheCar: 'Junto al auto',
  since: (when) => `desde ${when}`,
  pickup: (when) => `Entrega ${when}`,
  end: (when) => `hasta ${when}`,
  instead: (name) => `Otro auto para ${name}`,
  none: 'Ningún auto',
  fit: { sameClass: 'Misma clase', classAbove: 'Clase superior' },
  here: 'aquí',
  away: (city, miles) => `${city}, ${miles} mi`,
  samePrice: 'Mismo precio',
  carried: (dollars) => `Mismo precio, pagamos ${dollars}`,
  nothingFits: 'Ninguno sirve: se ofrece un reembolso total',
  noneOption: 'Ninguno: ofrecer un reembolso total',
  waits: { change: 'Se le pidió cambiar de auto', refundOffer: 'Reembolso total ofrecido' },
  own: 'Esto es tuyo. Lo tiene que decidir alguien más del equipo.',
  gets: 'Lo que recibe cada quien',
  whose: 'Mensaje para',
  checks: [
    'El auto nuevo es suyo de inmediato',
    'En la app y por correo, en su idioma',
    'Los contratos se aceptan de nuevo',
  ],
  send: (count) => (count === 1 ? 'Enviar' : `Enviar los ${count}`),
  costs: (dollars) => `Nos cuesta ${dollars}.`,
  results: {
    moved: 'Con otro auto',
    offered: 'Se le pidió cambiar de auto',
    refundOffered: 'Reembolso total ofrecido',
    refused: 'No se envió',
  },
  option: (name, plate, price) => `${name}, ${plate}: ${price}`,
  callThem: 'Ninguno sirve. Llámale.',
}

export const offRoadMessages = { en, es } satisfies Record<Lang, Words>
