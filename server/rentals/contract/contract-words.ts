import type { Lang } from '#protocol/core/text.ts'

const en = {
  headings: {
    parties: 'Parties',
    car: 'Car',
    time: 'Time and place',
    price: 'Price',
    deposit: 'Deposit',
    insurance: 'Insurance',
    donation: 'Donation',
  },
  facts: {
    order: 'Order',
    number: 'Order number',
    version: 'Version',
    made: 'Made',
    owner: 'Owner',
    ownerLicense: 'Business license',
    ownerAddress: 'Owner’s address',
    renter: 'Renter',
    email: 'E-mail',
    phone: 'Phone',
    driver: 'Driver',
    car: 'Car',
    plate: 'Plate',
    start: 'Start',
    end: 'End',
    place: 'Pickup place',
    appointment: 'Pickup appointment',
    total: 'Total',
    plan: 'Plan',
    policy: 'Own policy',
  },
  owner: (party: string) => `${party}, the rental company that owns the car`,
  driver: (name: string, born: string, license: string) =>
    [name, born && `born ${born}`, license && `license ${license}`].filter(Boolean).join(', '),
  /** Instead of what is left out for somebody who is no party. */
  covered: '(birth date and license left out)',
  policy: (company: string, number: string, until: string) =>
    `${[company, number].filter(Boolean).join(', ')}, valid until ${until}`,
  onlyDrivers: 'Only the drivers named here may drive the car.',
  zone: (area: string, zone: string) => `All times are local to ${area} (${zone}).`,
  extension: 'This order extends a rental with the same car. All earlier agreements stay in force.',
  fee: 'A payment method may add a fee, shown before you pay and on the receipt.',
  perMile: (price: string, included: string) =>
    included
      ? `${included} miles a day are included. Each additional mile costs ${price}, based on the odometer at start and end.`
      : `Each mile costs ${price}, based on the odometer at start and end.`,
  deposit: (amount: string) =>
    `${amount} is charged with the first payment and refunded 72 hours after the return, minus anything owed for the car. While a claim is open, the deposit is held until it is decided.`,
  noDeposit: 'No further deposit is charged for this order.',
  plans: {
    own: 'The renter brings their own insurance for this rental.',
    ownCollision: 'The renter buys the company’s collision cover with this rental.',
  },
  donation: (amount: string) =>
    `The company donates a part of the sale to charity: ${amount} of this order. This costs the renter nothing extra.`,
}

const es: typeof en = {
  headings: {
    parties: 'Partes',
    car: 'Auto',
    time: 'Tiempo y lugar',
    price: 'Precio',
    deposit: 'Depósito',
    insurance: 'Seguro',
    donation: 'Donación',
  },
  facts: {
    order: 'Orden',
    number: 'Número de orden',
    version: 'Versión',
    made: 'Hecho',
    owner: 'Propietaria',
    ownerLicense: 'Licencia comercial',
    ownerAddress: 'Dirección de la propietaria',
    renter: 'Quien renta',
    email: 'Correo',
    phone: 'Teléfono',
    driver: 'Conductor',
    car: 'Auto',
    plate: 'Placa',
    start: 'Inicio',
    end: 'Fin',
    place: 'Lugar de entrega',
    appointment: 'Cita de entrega',
    total: 'Total',
    plan: 'Plan',
    policy: 'Póliza propia',
  },
  owner: (party) => `${party}, la empresa de renta dueña del auto`,
  driver: (name, born, license) =>
    [name, born && `fecha de nacimiento ${born}`, license && `licencia ${license}`]
      .filter(Boolean)
      .join(', '),
  covered: '(sin fecha de nacimiento ni licencia)',
  policy: (company, number, until) =>
    `${[company, number].filter(Boolean).join(', ')}, vigente hasta el ${until}`,
  onlyDrivers: 'Solo los conductores nombrados aquí pueden manejar el auto.',
  zone: (area, zone) => `Todas las horas son locales de ${area} (${zone}).`,
  extension:
    'Esta orden extiende una renta con el mismo auto. Todo lo acordado antes sigue vigente.',
  fee: 'La forma de pago puede sumar su cargo, que se muestra antes de pagar y en el recibo.',
  perMile: (price, included) =>
    included
      ? `${included} millas al día están incluidas. Cada milla adicional cuesta ${price}, según el odómetro al inicio y al final.`
      : `Cada milla cuesta ${price}, según el odómetro al inicio y al final.`,
  deposit: (amount) =>
    `${amount} se cobran con el primer pago y se devuelven 72 horas después de la devolución, menos lo que se deba por el auto. Mientras haya un reclamo abierto, el depósito se retiene hasta que se decida.`,
  noDeposit: 'Por esta orden no se cobra otro depósito.',
  plans: {
    own: 'Quien renta trae su propio seguro para esta renta.',
    ownCollision: 'Quien renta compra la cobertura de colisión de la empresa con esta renta.',
  },
  donation: (amount) =>
    `La empresa dona una parte de la venta a obras benéficas: ${amount} de esta orden. A quien renta no le cuesta nada adicional.`,
}

export const contractWords: Record<Lang, typeof en> = { en, es }
