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
    ending: 'Cancelling and coming back early',
    donation: 'Donation',
  },
  facts: {
    order: 'Order',
    version: 'Version',
    made: 'Made',
    owner: 'Owner',
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
  owner: 'Tramo, the rental company that owns the car',
  driver: (name: string, born: string, license: string) =>
    [name, born && `born ${born}`, license && `license ${license}`].filter(Boolean).join(', '),
  policy: (company: string, number: string, until: string) =>
    `${[company, number].filter(Boolean).join(', ')}, valid until ${until}`,
  onlyDrivers: 'Nobody but the drivers named here may drive the car.',
  zone: (area: string, zone: string) => `All times are those of ${area} (${zone}).`,
  extension: 'This order extends a rental with the same car. Everything agreed before goes on.',
  fee: 'A payment method may add its fee, which is shown before paying and on the receipt.',
  perMile: (price: string, included: string) =>
    included
      ? `${included} miles a day are included. Each further mile costs ${price}, by the odometer at start and end.`
      : `Each mile costs ${price}, by the odometer at start and end.`,
  deposit: (amount: string) =>
    `${amount} is charged with the first payment and comes back within 72 hours after the return, less what is owed for the car. While a claim is open the deposit waits for its decision.`,
  noDeposit: 'No further deposit is charged for this order.',
  plans: {
    own: 'The renter’s own insurance covers the car.',
    ownCollision: 'The company’s collision cover is bought with this rental.',
  },
  insurance:
    'The renter keeps a valid license and liability insurance until one day after the end. Who lets them run out may not drive.',
  gas: 'Gas comes back at the level it had. Missing eighths are paid at the gas price of the area; more is not paid back.',
  charge:
    'The battery comes back with the charge it had. Up to 10% less costs nothing; what is missing beyond that is paid at the area’s price of a kWh. More is not paid back.',
  duties: (energy: string) => [
    'An inspection with photos is sent at pickup, every week and at the return.',
    'The car comes to maintenance when it is due, within 2 to 3 days.',
    'A missing weekly inspection, or maintenance more than one week overdue, costs an engine damage fee of $600 after two warnings. It is decided with the evidence and can be appealed.',
    'The car comes back at the agreed end. After 6 hours’ grace each started day costs one day’s rent.',
    energy,
    'Tolls and fines are passed on with their paper. Damage is claimed with pictures and an estimate, and the renter may appeal.',
  ],
  ending: [
    'Cancelled more than 24 hours before the start, or within 1 hour of booking, everything comes back; later, everything but one day’s rent.',
    'Who brings the car back early gets the unused rent from 24 hours after the notice on.',
    'Refunds go the way the money came, with their share of the payment fee.',
  ],
  donation: (amount: string) =>
    `Tramo gives 10% of the sale to charity: ${amount} of this order. It costs the renter nothing more.`,
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
    version: 'Versión',
    made: 'Hecho',
    owner: 'Propietaria',
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
  owner: 'Tramo, la empresa de renta dueña del auto',
  driver: (name, born, license) =>
    [name, born && `fecha de nacimiento ${born}`, license && `licencia ${license}`]
      .filter(Boolean)
      .join(', '),
  policy: (company, number, until) =>
    `${[company, number].filter(Boolean).join(', ')}, vigente hasta el ${until}`,
  onlyDrivers: 'Nadie más que los conductores nombrados aquí puede manejar el auto.',
  zone: (area, zone) => `Todas las horas son las de ${area} (${zone}).`,
  extension: 'Esta orden extiende una renta con el mismo auto. Lo acordado antes sigue igual.',
  fee: 'La forma de pago puede sumar su cargo, que se muestra antes de pagar y en el recibo.',
  perMile: (price, included) =>
    included
      ? `${included} millas al día están incluidas. Cada milla más cuesta ${price}, según el odómetro al inicio y al final.`
      : `Cada milla cuesta ${price}, según el odómetro al inicio y al final.`,
  deposit: (amount) =>
    `${amount} se cobran con el primer pago y vuelven en un plazo de 72 horas después de la devolución, menos lo que se deba por el auto. Mientras haya un reclamo abierto, el depósito espera su decisión.`,
  noDeposit: 'Por esta orden no se cobra otro depósito.',
  plans: {
    own: 'El seguro propio de quien renta cubre el auto.',
    ownCollision: 'La cobertura de colisión de la empresa se compra con esta renta.',
  },
  insurance:
    'Quien renta mantiene vigentes su licencia y su seguro de responsabilidad civil hasta un día después del final. Si vencen, no puede manejar.',
  gas: 'La gasolina vuelve al nivel que tenía. Los octavos que falten se pagan al precio de la zona; si hay más, no se paga.',
  charge:
    'La batería vuelve con la carga que tenía. Hasta un 10% menos no cuesta nada; lo que falte más allá se paga al precio del kWh de la zona. Si hay más, no se paga.',
  duties: (energy) => [
    'Se envía una inspección con fotos en la entrega, cada semana y en la devolución.',
    'El auto va a mantenimiento cuando toca, en un plazo de 2 a 3 días.',
    'Una inspección semanal que falte, o un mantenimiento con más de una semana de atraso, cuesta un cargo por daño de motor de $600 después de dos avisos. Se decide con las pruebas y se puede apelar.',
    'El auto vuelve en la fecha acordada. Después de 6 horas de tolerancia, cada día iniciado cuesta un día de renta.',
    energy,
    'Peajes y multas se trasladan con su comprobante. Los daños se reclaman con fotos y un presupuesto, y quien renta puede apelar.',
  ],
  ending: [
    'Si se cancela más de 24 horas antes del inicio, o en la primera hora después de reservar, se devuelve todo; después, todo menos un día de renta.',
    'Quien devuelve el auto antes recibe la renta no usada desde 24 horas después del aviso.',
    'Los reembolsos van por la misma vía que el pago, con su parte del cargo.',
  ],
  donation: (amount) =>
    `Tramo dona el 10% de la venta a obras benéficas: ${amount} de esta orden. A quien renta no le cuesta nada más.`,
}

export const contractWords: Record<Lang, typeof en> = { en, es }
