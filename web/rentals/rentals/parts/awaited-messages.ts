const en = {
  title: 'Before you get the keys',
  documents: 'License and insurance',
  pay: 'Pay the deposit',
}

const es: typeof en = {
  title: 'Antes de recibir las llaves',
  documents: 'Licencia y seguro',
  pay: 'Pagar el depósito',
}

export const awaitedMessages = { en, es }
