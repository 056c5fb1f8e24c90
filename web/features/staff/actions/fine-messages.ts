const en = {
  code: 'What is passed on',
  codes: { toll: 'Toll', fine: 'Fine' },
  amount: 'Amount ($)',
  description: 'Where and when, as the renter reads it',
  report: 'Paper',
  upload: 'A file that I add here',
  paper: 'The paper of the toll or fine',
  send: 'Pass it on',
}

const es: typeof en = {
  code: 'Qué se traslada',
  codes: { toll: 'Peaje', fine: 'Multa' },
  amount: 'Monto ($)',
  description: 'Dónde y cuándo, como lo lee el cliente',
  report: 'Comprobante',
  upload: 'Un archivo que agrego aquí',
  paper: 'El comprobante del peaje o la multa',
  send: 'Trasladarlo',
}

export const fineMessages = { en, es }
