const en = {
  change: 'Change the dates',
  title: (name: string) => `Dates of ${name}`,
  start: 'Pickup',
  end: 'Return',
  was: (start: string, end: string) => `Now ${start} to ${end}`,
  odometer: 'Odometer (miles)',
  odometerHint: 'As the renter reads it now: the miles so far are paid with it.',
  kinds: {
    booking: 'Days cost what they did when it was booked.',
    extension: 'The renter has the car: more days are their extension.',
    earlyReturn:
      'The renter has the car: fewer days are an earlier return. What comes back follows with the keys.',
  },
  paid: 'Paid for the dates it has',
  total: 'New dates',
  toPay: 'To pay',
  back: 'Goes back',
  same: 'Same price',
  lines: 'Line by line',
  deposit: (dollars: string) => `The deposit of ${dollars} stays as it is.`,
  slot: { booking: 'Pickup appointment', earlyReturn: 'Return appointment' },
  missing: 'For the new end it lacks',
  way: (dollars: string, name: string) => `${dollars} to ${name}`,
  until: (when: string) =>
    `The renter pays it by ${when}; the car is held for them, and until then nothing changes.`,
  told: 'The renter is told, and accepts the contract again before the keys.',
  offered: (start: string, end: string, dollars: string, until: string) =>
    `Offered already: ${start} to ${end} for ${dollars} more, until ${until}. Other dates take its place.`,
  send: {
    same: 'Change the dates',
    back: (dollars: string) => `Change and give back ${dollars}`,
    pay: (dollars: string) => `Hold and ask for ${dollars}`,
    return: 'Schedule the return',
    withdraw: 'Take the offer back',
  },
  otherCar: 'Another car: open the planner',
  counting: 'The price is being counted.',
  own: 'This is your own. A colleague has to change it.',
  undo: {
    dates: (name: string) => `${name}: the dates were changed.`,
    car: (name: string) => `${name} was moved to another car.`,
    button: 'Undo',
    hide: 'Hide',
  },
}

const es: typeof en = {
  change: 'Cambiar las fechas',
  title: (name) => `Fechas de ${name}`,
  start: 'Entrega',
  end: 'Devolución',
  was: (start, end) => `Ahora: ${start} a ${end}`,
  odometer: 'Odómetro (millas)',
  odometerHint: 'Como lo lee el cliente ahora: las millas hasta aquí se pagan junto.',
  kinds: {
    booking: 'Los días cuestan lo mismo que cuando se reservó.',
    extension: 'El cliente tiene el auto: más días son su extensión.',
    earlyReturn:
      'El cliente tiene el auto: menos días son devolverlo antes. Lo que se devuelve llega con las llaves.',
  },
  paid: 'Pagado por las fechas que tiene',
  total: 'Fechas nuevas',
  toPay: 'Por pagar',
  back: 'Se devuelve',
  same: 'Mismo precio',
  lines: 'Línea por línea',
  deposit: (dollars) => `El depósito de ${dollars} queda como está.`,
  slot: { booking: 'Cita de entrega', earlyReturn: 'Cita de devolución' },
  missing: 'Para el nuevo final le falta',
  way: (dollars, name) => `${dollars} a ${name}`,
  until: (when) =>
    `El cliente lo paga antes del ${when}; el auto queda apartado y hasta entonces nada cambia.`,
  told: 'Se le avisa al cliente, que acepta de nuevo el contrato antes de las llaves.',
  offered: (start, end, dollars, until) =>
    `Ya se ofreció: ${start} a ${end} por ${dollars} más, hasta el ${until}. Otras fechas toman su lugar.`,
  send: {
    same: 'Cambiar las fechas',
    back: (dollars) => `Cambiar y devolver ${dollars}`,
    pay: (dollars) => `Apartar y pedir ${dollars}`,
    return: 'Agendar la devolución',
    withdraw: 'Retirar la oferta',
  },
  otherCar: 'Otro auto: abrir el calendario',
  counting: 'Se está calculando el precio.',
  own: 'Esta es tuya. La tiene que cambiar alguien más del equipo.',
  undo: {
    dates: (name) => `${name}: se cambiaron las fechas.`,
    car: (name) => `${name} pasó a otro auto.`,
    button: 'Deshacer',
    hide: 'Ocultar',
  },
}

export const datesMessages = { en, es }
