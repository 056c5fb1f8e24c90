const en = {
  code: 'What to pass on',
  codes: { toll: 'Toll', fine: 'Fine' },
  amount: 'Amount ($)',
  description: 'Where and when (the renter sees it)',
  report: 'Paper',
  upload: 'A file I add here',
  paper: 'The toll or fine notice',
  send: 'Pass it on',
}

const es: typeof en = {
  code: 'Qué se traslada',
  codes: { toll: 'Peaje', fine: 'Multa' },
  amount: 'Monto ($)',
  description: 'Dónde y cuándo (lo ve el cliente)',
  report: 'Comprobante',
  upload: 'Un archivo que agrego aquí',
  paper: 'El comprobante del peaje o la multa',
  send: 'Trasladarlo',
}

export const fineMessages = { en, es }
