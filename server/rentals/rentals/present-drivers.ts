import type { ListedDriver as Shown } from '#protocol/rentals/confirmation/missing-for-keys.ts'
import type { OrderPapers } from '../../money/orders/order-papers.ts'

/** The drivers of an order as staff see them beside it. */
export const presentDrivers = ({ drivers }: OrderPapers): Shown[] =>
  drivers.map(({ id, name, birthDay, license, insurance }) => ({
    driverId: id,
    name,
    birthDate: birthDay,
    license: { verification: license.state, expirationDate: license.expires },
    insurance: { verification: insurance.state, expirationDate: insurance.expires },
  }))
