import { counted } from '#protocol/core/counted.ts'

/** Words of the rows: short ones, what they mean stands in the panel. */
const en = {
  orderNumber: (number: number) => `Order ${number}`,
  payments: {
    awaited: 'Not arrived',
    late: 'Came too late',
    contested: 'Contested',
    toHandBack: 'Pay out',
  },
  /** Of what is decided: why it cannot be yet, or what becomes of it. */
  waits: {
    match: 'Blocked?',
    unpaid: 'Not paid',
    incomplete: 'Incomplete',
    byItself: 'Approves itself',
    toDecide: 'To decide',
  },
  offers: {
    kinds: {
      extend: 'Longer rental',
      earlyReturn: 'Early return',
      swap: 'Free car change',
      discount: 'Discount',
    },
    open: 'No answer yet',
    accepted: 'Accepted',
  },
  help: {
    hurt: 'Maybe hurt',
    statuses: {
      open: 'New',
      acknowledged: 'Seen',
      inProgress: 'In progress',
      resolved: 'Resolved',
    },
  },
  overdue: {
    nobody: 'Nobody',
    next: 'Next renter',
    late: counted('en', { one: '# day', other: '# days' }),
  },
  bookings: {
    states: {
      held: 'Held',
      lapsed: 'Lapsed',
      ended: 'Ended',
      none: 'Not requested',
      pending: 'To confirm',
      confirmed: 'Confirmed',
      refused: 'Refused',
    } as Record<string, string>,
    missing: {
      driver: 'Driver',
      license: 'License',
      insurance: 'Insurance',
      age: 'Age',
      deposit: 'Deposit',
      lowDeposit: 'Low deposit',
    },
  },
  moreMissing: (count: number) => `${count} more missing`,
  columns: 'Columns',
  order: 'Sort by',
  ownOrder: 'As the list comes',
  upward: (title: string) => `${title}, ascending`,
  downward: (title: string) => `${title}, descending`,
}

const es: typeof en = {
  orderNumber: (number) => `Orden ${number}`,
  payments: {
    awaited: 'No ha llegado',
    late: 'Fuera de tiempo',
    contested: 'Impugnado',
    toHandBack: 'Por devolver',
  },
  waits: {
    match: '¿Bloqueado?',
    unpaid: 'Sin pagar',
    incomplete: 'Incompleto',
    byItself: 'Se aprueba solo',
    toDecide: 'Por decidir',
  },
  offers: {
    kinds: {
      extend: 'Renta más larga',
      earlyReturn: 'Devolver antes',
      swap: 'Cambio sin costo',
      discount: 'Descuento',
    },
    open: 'Sin respuesta',
    accepted: 'Aceptada',
  },
  help: {
    hurt: 'Quizás herido',
    statuses: {
      open: 'Nueva',
      acknowledged: 'Vista',
      inProgress: 'En proceso',
      resolved: 'Resuelta',
    },
  },
  overdue: {
    nobody: 'Nadie',
    next: 'Quién sigue',
    late: counted('es', { one: '# día', other: '# días' }),
  },
  bookings: {
    states: {
      held: 'Apartada',
      lapsed: 'Vencida',
      ended: 'Terminada',
      none: 'Sin pedir',
      pending: 'Por confirmar',
      confirmed: 'Confirmada',
      refused: 'Rechazada',
    },
    missing: {
      driver: 'Conductor',
      license: 'Licencia',
      insurance: 'Seguro',
      age: 'Edad',
      deposit: 'Depósito',
      lowDeposit: 'Depósito bajo',
    },
  },
  moreMissing: (count) => `Faltan ${count} más`,
  columns: 'Columnas',
  order: 'Ordenar por',
  ownOrder: 'Como viene la lista',
  upward: (title) => `${title}, de menor a mayor`,
  downward: (title) => `${title}, de mayor a menor`,
}

export const deskMessages = { en, es }
