import { counted } from '#protocol/core/counted.ts'

const en = {
  text: 'Take in a toll agency’s file or a list of parking tickets. Each line is matched to whoever had the car then. You see all of it before anything is passed on.',
  choose: 'Choose a file',
  other: 'Another file',
  fileHint: 'CSV, at most 5 MB and 2,000 lines',
  columns: 'The columns of the file',
  columnsText: (required: string, optional: string) =>
    `It must have ${required}, and may have ${optional} (toll or fine). Times are the clock of the car’s area: 2026-11-14 13:20 or 11/14/2026 1:20 PM.`,
  oneFine: 'A single toll or fine with its paper is added on the page of its order.',
  found: counted('en', { one: 'line found its renter', other: 'lines found their renters' }),
  needYou: counted('en', { one: 'line needs you', other: 'lines need you' }),
  seenBefore: counted('en', { one: 'seen before, left out', other: 'seen before, left out' }),
  renters: counted('en', { one: 'renter', other: 'renters' }),
  needTitle: 'Need you',
  foundTitle: 'Found by plate and time',
  held: (from: string, until: string | undefined) =>
    until === undefined ? `has it since ${from}` : `had it ${from} to ${until}`,
  why: {
    nobody: 'Nobody had it',
    justReturned: 'Just after the return',
    misread: 'Plate misread',
    notOurs: 'Plate not ours',
    own: 'Your own rental',
  },
  nobodyText: 'The company pays, or leave it out',
  notOursText: 'It is left out',
  ownText: 'A colleague passes it on',
  after: (minutes: number, renter: string) => `${minutes} min after ${renter} brought it back`,
  meant: (plate: string, renter: string | undefined) =>
    renter === undefined
      ? `${plate} is meant; nobody had it`
      : `${plate} is meant, ${renter} had it`,
  to: (renter: string) => `To ${renter}`,
  wePay: 'We pay',
  choices: (line: string) => `What happens with ${line}`,
  passOn: 'Pass on',
  settled: 'Rental over: taken from the deposit, then from the saved card, else to pay',
  atReturn: 'Car still out: on the bill at the return',
  sum: counted('en', { one: 'To # renter', other: 'To # renters' }),
  notice: 'Each gets a notice with its paper, and can appeal once.',
  once: 'The same plate, time and place are never passed on twice.',
  press: (lines: number, sum: string) => `Pass on ${lines}, ${sum}`,
  onlyPay: (lines: number) => `Keep ${lines} as ours`,
  done: counted('en', { one: '# line was passed on', other: '# lines were passed on' }),
  nothing: 'There is nothing new in this file.',
  changed: 'Something changed since you looked. Please look at it again.',
}

const es: typeof en = {
  text: 'Carga el archivo de la agencia de peajes o una lista de multas. Cada línea se asigna a quien tenía el auto en ese momento. Ves todo antes de trasladar algo.',
  choose: 'Elegir un archivo',
  other: 'Otro archivo',
  fileHint: 'CSV, máximo 5 MB y 2,000 líneas',
  columns: 'Las columnas del archivo',
  columnsText: (required, optional) =>
    `Debe tener ${required}, y puede tener ${optional} (toll o fine). Las horas son las de la zona del auto: 2026-11-14 13:20 u 11/14/2026 1:20 PM.`,
  oneFine: 'Un solo peaje o multa con su comprobante se agrega en la página de su orden.',
  found: counted('es', {
    one: 'línea encontró a su cliente',
    other: 'líneas encontraron a su cliente',
  }),
  needYou: counted('es', { one: 'línea te necesita', other: 'líneas te necesitan' }),
  seenBefore: counted('es', { one: 'ya vista, se deja fuera', other: 'ya vistas, se dejan fuera' }),
  renters: counted('es', { one: 'cliente', other: 'clientes' }),
  needTitle: 'Te necesitan',
  foundTitle: 'Encontrados por placa y hora',
  held: (from, until) =>
    until === undefined ? `lo tiene desde ${from}` : `lo tuvo de ${from} a ${until}`,
  why: {
    nobody: 'Nadie lo tenía',
    justReturned: 'Justo después de la devolución',
    misread: 'Placa mal leída',
    notOurs: 'La placa no es nuestra',
    own: 'Tu propia renta',
  },
  nobodyText: 'Lo paga la empresa, o déjalo fuera',
  notOursText: 'Se deja fuera',
  ownText: 'Lo traslada un colega',
  after: (minutes, renter) => `${minutes} min después de que ${renter} lo devolvió`,
  meant: (plate, renter) =>
    renter === undefined ? `Es ${plate}; nadie lo tenía` : `Es ${plate}, lo tenía ${renter}`,
  to: (renter) => `A ${renter}`,
  wePay: 'Pagamos nosotros',
  choices: (line) => `Qué pasa con ${line}`,
  passOn: 'Trasladar',
  settled: 'Renta terminada: del depósito, luego de la tarjeta guardada, o queda por pagar',
  atReturn: 'Auto fuera: en la cuenta de la devolución',
  sum: counted('es', { one: 'A # cliente', other: 'A # clientes' }),
  notice: 'Cada uno recibe un aviso con su comprobante y puede apelar una vez.',
  once: 'La misma placa, hora y lugar nunca se trasladan dos veces.',
  press: (lines, sum) => `Trasladar ${lines}, ${sum}`,
  onlyPay: (lines) => `Dejar ${lines} a cargo nuestro`,
  done: counted('es', { one: 'Se trasladó # línea', other: 'Se trasladaron # líneas' }),
  nothing: 'No hay nada nuevo en este archivo.',
  changed: 'Algo cambió desde que miraste. Revísalo otra vez.',
}

export const tollMessages = { en, es }
