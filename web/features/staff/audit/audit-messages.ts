const en = {
  about: 'Of one order, document, claim …',
  aboutHint: 'Its number; empty shows everything.',
  when: 'When',
  who: 'Who',
  what: 'What',
  subject: 'Of',
  none: 'Nobody has done anything here yet.',
  names: {
    message: 'Message',
    reason: 'Reason',
    order: 'Order',
    amount: 'Amount',
    estimate: 'Estimate',
    kind: 'Kind',
    code: 'For',
    note: 'Note',
    price: 'Price',
  } as Record<string, string>,
}

const es: typeof en = {
  about: 'De una orden, un documento, un reclamo …',
  aboutHint: 'Su número; vacío muestra todo.',
  when: 'Cuándo',
  who: 'Quién',
  what: 'Qué',
  subject: 'De',
  none: 'Aquí nadie ha hecho nada todavía.',
  names: {
    message: 'Mensaje',
    reason: 'Motivo',
    order: 'Orden',
    amount: 'Monto',
    estimate: 'Estimado',
    kind: 'Tipo',
    code: 'Por',
    note: 'Nota',
    price: 'Precio',
  },
}

export const auditMessages = { en, es }
