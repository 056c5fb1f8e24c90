import type { Lang } from '#protocol/core/text.ts'

const en = {
  title: 'Rental contract',
  headings: {
    parties: 'Parties',
    car: 'Car',
    time: 'Time and place',
    price: 'Price',
    deposit: 'Deposit',
    insurance: 'Insurance',
    duties: 'Duties',
    ending: 'Cancellation and early return',
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
  insurance:
    'The renter keeps a valid license and liability insurance until one day after the end. If either expires, the renter may not drive.',
  gas: 'The car is returned with the same gas level. Missing eighths are charged at the area’s gas price. Extra gas is not refunded.',
  charge:
    'The car is returned with the same battery charge. Up to 10% less is free. Anything missing beyond that is charged at the area’s price per kWh. Extra charge is not refunded.',
  duties: (energy: string) => [
    'The renter sends an inspection with photos at pickup, every week and at return.',
    'The renter brings the car in for maintenance within 2 to 3 days of when it is due.',
    'After two warnings, a missing weekly inspection or maintenance more than one week overdue costs a $600 engine damage fee. It is decided on the evidence and can be appealed.',
    'The car is returned at the agreed end. After a 6-hour grace period, each started day costs one day’s rent.',
    energy,
    'Tolls and fines are passed on with proof. Damage is claimed with photos and an estimate, and the renter may appeal.',
  ],
  /** Before the keys; an extension goes on at once and has nothing before them. */
  beforeKeys: {
    start:
      'If the booking is canceled more than 24 hours before the start, or within 1 hour of booking, everything is refunded. Later, everything but one day’s rent is refunded.',
    swap: 'If the change of car is withdrawn before the keys to this car are given, everything paid for it is refunded.',
  },
  ending: [
    'If the renter returns the car early, unused rent is refunded from 24 hours after the notice.',
    'Refunds go to the original payment method, with their share of the payment fee.',
  ],
  donation: (amount: string) =>
    `The company donates a part of the sale to charity: ${amount} of this order. This costs the renter nothing extra.`,
}

const es: typeof en = {
  title: 'Contrato de renta',
  headings: {
    parties: 'Partes',
    car: 'Auto',
    time: 'Tiempo y lugar',
    price: 'Precio',
    deposit: 'Depósito',
    insurance: 'Seguro',
    duties: 'Obligaciones',
    ending: 'Cancelación y devolución anticipada',
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
  insurance:
    'Quien renta mantiene vigentes su licencia y su seguro de responsabilidad civil hasta un día después del final. Si alguno vence, no puede manejar.',
  gas: 'El auto se devuelve con el mismo nivel de gasolina. Los octavos que falten se cobran al precio de la gasolina de la zona. La gasolina de más no se reembolsa.',
  charge:
    'El auto se devuelve con la misma carga de batería. Hasta un 10% menos no cuesta nada. Lo que falte más allá se cobra al precio del kWh de la zona. La carga de más no se reembolsa.',
  duties: (energy) => [
    'Quien renta envía una inspección con fotos en la entrega, cada semana y en la devolución.',
    'Quien renta lleva el auto a mantenimiento en un plazo de 2 a 3 días desde que toca.',
    'Después de dos avisos, una inspección semanal que falte o un mantenimiento con más de una semana de atraso tiene un cargo de $600 por daño de motor. Se decide con las evidencias y se puede apelar.',
    'El auto se devuelve en la fecha acordada. Después de 6 horas de tolerancia, cada día iniciado cuesta un día de renta.',
    energy,
    'Los peajes y las multas se trasladan con su comprobante. Los daños se reclaman con fotos y un estimado, y quien renta puede apelar.',
  ],
  beforeKeys: {
    start:
      'Si se cancela más de 24 horas antes del inicio, o en la primera hora después de reservar, se reembolsa todo. Después, se reembolsa todo menos un día de renta.',
    swap: 'Si el cambio de auto se retira antes de entregar las llaves de este auto, se reembolsa todo lo que se pagó por él.',
  },
  ending: [
    'Si quien renta devuelve el auto antes, se reembolsa la renta no usada desde 24 horas después del aviso.',
    'Los reembolsos van a la forma de pago original, con su parte del cargo por forma de pago.',
  ],
  donation: (amount) =>
    `La empresa dona una parte de la venta a obras benéficas: ${amount} de esta orden. A quien renta no le cuesta nada adicional.`,
}

export const contractWords: Record<Lang, typeof en> = { en, es }
