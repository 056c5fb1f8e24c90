/** Words of the rows: short ones, what they mean stands in the panel. */
const en = {
  orderNumber: (number: number) => `Order ${number}`,
  payments: {
    awaited: 'Not arrived',
    late: 'Came too late',
    contested: 'Contested',
    toHandBack: 'Pay out',
  },
}

const es: typeof en = {
  orderNumber: (number) => `Orden ${number}`,
  payments: {
    awaited: 'No ha llegado',
    late: 'Fuera de tiempo',
    contested: 'Impugnado',
    toHandBack: 'Por devolver',
  },
}

export const deskMessages = { en, es }
