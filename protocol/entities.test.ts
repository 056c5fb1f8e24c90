import { expect, it } from 'vitest'
import { UserInfo } from './people/account/user-info.ts'
import { PickupSlot } from './fleet/cars/pickup-slot.ts'
import { Car } from './fleet/cars/car.ts'
import { carTypesFeatures } from './fleet/cars/car-types-features.ts'
import { Driver } from './people/drivers/driver.ts'
import { Connection } from './community/network/connection.ts'
import { ratingCriteria } from './community/reviews/rating-criteria.ts'
import { UserDetails } from './community/profile/user-details.ts'
import { Review } from './community/reviews/review.ts'
import { PaymentMethod } from './money/payments/payment-gateways.ts'
import { dashboard } from './rentals/dashboard/dashboard.ts'
import { Area, Extra, Language, PriceModifier } from './fleet/home/home.ts'
import { WaitingListItem } from './rentals/waiting-list/waiting-list-item.ts'

type Shape = { shape: object }
type Rows = [entity: string, schema: Shape, fields: string][]

const { types } = carTypesFeatures.output.shape
const CarType = types.def.element
const Rental = dashboard.output.shape.selectedRental.def.innerType
const { criteria } = ratingCriteria.output.shape

const rows: Rows = [
  ['User info', UserInfo, 'id firstName lastName email img phone whatsapp social'],
  [
    'User info',
    UserDetails,
    'id firstName lastName email img phone whatsapp social score rating reviews referredBy',
  ],
  ['Review', Review, 'id user car period dateTimeCreated score comment'],
  ['Review’s user', Review.shape.user, 'img firstName'],
  ['Rating criterion', criteria.def.element, 'id name'],
  ['Area', Area, 'id name offsetToUTC gasPrice'],
  ['Language', Language, 'languageName languageShort languageCode bcp47'],
  [
    'Car',
    Car,
    'id typeId subtypeId areaId price depositMinimum depositMaximum minimumRentalDurationDays availabilityDateTime appointments lastOdometerReading currentPM rentalEnd maintenanceDue tankGallons status',
  ],
  ['Car’s price', Car.shape.price, 'day week month mile'],
  ['Car type', CarType, 'id name subtypes'],
  ['Price modifier', PriceModifier, 'coefficient name description'],
  ['Extras option', Extra, 'id price'],
  ['Appointment', PickupSlot, 'appointmentId id date price'],
  ['Driver', Driver, 'firstName lastName birthDate insurance license'],
  ['Driver’s insurance', Driver.shape.insurance, 'expirationDate coverage'],
  ['Driver’s license', Driver.shape.license, 'birthDate expirationDate'],
  [
    'Rental',
    Rental,
    'orderId transactionId rentalStatus rentalTitle rentalDescription adminMessage car dates offers calculatorData pm options',
  ],
  ['Waiting list item', WaitingListItem, 'id area start features types'],
  ['Payment method', PaymentMethod, 'id transactionFee'],
  ['Connection', Connection, 'id name parentId trust score invitedAt'],
]

// @3-user-info @3-review-id @3-rating-criterion @3-area-id @3-language-languagename @3-car-id
// @3-car-type @3-price-modifier @3-extras-option @3-appointment-appointmentid @3-driver-firstname
// @3-rental-orderid @3-waiting-list @3-payment-method @3-connection-id
it.each(rows)('%s has its fields', (_entity, schema, fields) => {
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields.split(' ')))
})
