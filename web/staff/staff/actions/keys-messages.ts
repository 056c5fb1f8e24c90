const en = {
  giveText:
    'Give the keys at the desk. All that holds at the car holds here: papers, money, contract and photos.',
  takeText:
    'Take the keys back at the desk. The rental ends now and is settled with these readings.',
  neither: 'No keys change hands for this order now.',
  notYet: 'Not yet. The renter reads:',
  odometer: 'Odometer (miles)',
  last: (miles: string) => `Last read ${miles}`,
  gas: 'Gas (eighths, 0 to 8)',
  charge: 'Charge (%)',
  comesBack: (plate: string) => `Comes back: ${plate}`,
  reason: 'Why at the desk (stays in the history)',
  give: 'Keys given',
  take: 'Keys taken back',
}

const es: typeof en = {
  giveText:
    'Entrega las llaves en la oficina. Vale todo lo que vale junto al auto: papeles, dinero, contrato y fotos.',
  takeText:
    'Recibe las llaves en la oficina. La renta termina ahora y se liquida con estas lecturas.',
  neither: 'Ahora no se entregan ni se reciben llaves de esta orden.',
  notYet: 'Todavía no. El cliente lee:',
  odometer: 'Odómetro (millas)',
  last: (miles) => `Última lectura ${miles}`,
  gas: 'Gasolina (octavos, 0 a 8)',
  charge: 'Carga (%)',
  comesBack: (plate) => `Vuelve: ${plate}`,
  reason: 'Por qué en la oficina (queda en el historial)',
  give: 'Llaves entregadas',
  take: 'Llaves recibidas',
}

export const keysMessages = { en, es }
