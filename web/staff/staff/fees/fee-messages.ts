const en = {
  filter: 'Fees',
  open: 'To decide',
  all: 'All fees',
  states: {
    open: 'To decide',
    agreed: 'The renter agrees',
    appealed: 'Appealed',
    charged: 'Charged',
    dropped: 'Dropped',
  },
  /** In a row. */
  short: {
    open: 'To decide',
    agreed: 'Agrees',
    appealed: 'Appealed',
    charged: 'Charged',
    dropped: 'Dropped',
  },
  what: 'What was missing',
  amount: 'Amount',
  due: 'Was due',
  warned: 'Warned on',
  answer: 'The renter’s answer',
  decision: 'Our reason',
  reason: 'Reason (the renter sees it)',
  charge: 'Charge the fee',
  drop: 'Drop it',
}

const es: typeof en = {
  filter: 'Cargos',
  open: 'Por decidir',
  all: 'Todos los cargos',
  states: {
    open: 'Por decidir',
    agreed: 'El cliente acepta',
    appealed: 'Apelado',
    charged: 'Cobrado',
    dropped: 'Retirado',
  },
  short: {
    open: 'Por decidir',
    agreed: 'Acepta',
    appealed: 'Apelado',
    charged: 'Cobrado',
    dropped: 'Retirado',
  },
  what: 'Qué faltaba',
  amount: 'Monto',
  due: 'Tocaba el',
  warned: 'Avisado el',
  answer: 'Respuesta del cliente',
  decision: 'Nuestro motivo',
  reason: 'Motivo (lo ve el cliente)',
  charge: 'Cobrar el cargo',
  drop: 'Retirarlo',
}

export const feeMessages = { en, es }
