import type { Operation } from '#protocol/core/operation.ts'
import { type ObjectType, operations } from '#protocol/operations.ts'
import type { Database } from '#server/platform/db/database.ts'
import { versionNow } from '#testing/decide.ts'
import type { TestServer } from '#testing/server.ts'
import type { OwnersThings } from '#testing/owners-things.ts'
import { fieldsFor } from '#testing/sample-fields.ts'
import { day, type Doing, picture } from './errands.ts'

/** They are about a booking whose keys nobody has yet. */
const ofBookings = new Set([
  'acceptContract',
  'appointments',
  'bookingChangesCompleted',
  'cancelContract',
  'refundQuote',
  'releaseHold',
  'extendHold',
  'setStatusToVehiclePickUp',
  'staffCancelBooking',
  'staffCancelQuote',
  'staffDecideBooking',
  'staffOverridePapers',
  'staffProposeChanges',
  'specialRequest',
])
/** … and these about one that is over. */
const ofEnded = new Set(['submitRating', 'myRatings', 'staffSubmitRating', 'staffRentalReviews'])

/** What person n of the seed has; what they do not have is asked for under names that nobody has. */
function thingsOf(n: number, order: string, file: File): OwnersThings {
  const user = { id: `u${n}`, email: `u${n}@example.com`, token: '', driverId: `d${n}` }
  return {
    owner: user,
    stranger: user,
    staff: user,
    order,
    paper: file,
    paymentId: `p${order}`,
    otherCar: `c${n + 1}`,
    car: `c${n}`,
    maintenanceItem: `${n}oil`,
    noticeId: `${order}n3`,
    waitingId: 'none',
    offerId: `g${order}`,
    helpId: `h${order}`,
    specialRequestId: `s${order}`,
    claimId: `m${order}`,
    feeId: `f${order}`,
    pictureId: `${n}o8s1`,
    invitationId: 'none',
    reviewId: `w${n}o8`,
    jobId: `j${n - (n % 6)}`,
    routeId: 'none',
  }
}

/** Where the sample's dates are those of the tests, or somebody else is meant. */
function adjusted(
  operation: string,
  fields: Record<string, unknown>,
  doing: Doing,
  file: File,
): Record<string, unknown> {
  const { n } = doing
  const trip = { start: `${day(doing, 80)}T10:00`, end: `${day(doing, 120)}T10:00` }
  const dated: Record<string, () => Record<string, unknown>> = {
    driverLicense: () => ({ pictures: [file] }),
    uploadFile: () => ({ file }),
    addWaitingList: () => ({ ...trip, highestMonthPrice: 100 }),
    extendCar: () => ({ end: `${day(doing, 24)}T10:00`, odometer: 41_000 }),
    getOrReturnKeys: () => ({ odometer: 41_000 }),
    submitBooking: () => ({ ...trip, car: `c${n}` }),
    updateJob: () => ({
      id: undefined,
      start: `${day(doing, 2)}T08:00`,
      end: `${day(doing, 2)}T12:00`,
    }),
    updateRoute: () => ({ id: undefined }),
    postRelocation: () => ({ start: `${day(doing, 1)}T08:00`, end: `${day(doing, 4)}T20:00` }),
    newUserRegistration: () => ({ email: `new${n}-${doing.below(1_000_000)}@example.com` }),
    changeEmail: () => ({ email: `changed${n}-${doing.below(1_000_000)}@example.com` }),
    submitMaintenance: () => ({ date: day(doing, 0), odometer: 41_000 }),
    userConnection: () => ({ userId: `u${1 + ((n + 77) % 5_000)}` }),
    userRecommendation: () => ({ userId: `u${1 + (n % 5_000)}` }),
    reportUser: () => ({ userId: `u${1 + ((n + 77) % 5_000)}` }),
    findPeople: () => ({ text: `u${n + 1}@example.com` }),
    staffTrustSeeds: () => ({ email: `u${n}@example.com` }),
    whatIf: () => ({ end: `${day(doing, 40)}T10:00` }),
    staffReviewInspection: () => ({ inspection: `i${n}o8` }),
    staffCarProof: () => ({ inspection: `i${n}o8` }),
    staffReleasePhotos: () => ({ inspection: `i${n}o8` }),
    staffTakeBackPhotos: () => ({ inspection: `i${n}o8` }),
    staffNoteMark: () => ({ inspection: `i${n}o8` }),
  }
  return { ...fields, ...dated[operation]?.() }
}

/** Every operation in turn, by somebody else each time. */
export function everyOperation(database: Pick<Database, 'db'>, usual: ReadonlySet<string>) {
  const all = (Object.values(operations) as Operation[]).filter(({ name }) => !usual.has(name))
  const turns = {
    staff: { at: 0, ones: all.filter(({ access }) => access === 'staff') },
    renter: { at: 0, ones: all.filter(({ access }) => access !== 'staff') },
  }
  let asked = 0
  return async (doing: Doing, as: 'staff' | 'renter') => {
    const turn = turns[as]
    const operation = turn.ones[turn.at++ % turn.ones.length]
    if (!operation) return
    // A third of the people have a car; from the end on, so that the usual ones keep theirs.
    const n = 4_800 - 3 * (asked++ % 1_200)
    const { name } = operation
    const order = ofBookings.has(name) ? `${n}o10` : ofEnded.has(name) ? `${n}o8` : `${n}o9`
    const file = await picture()
    const sample = fieldsFor(name as ObjectType, thingsOf(n, order, file))
    const fields = adjusted(name, sample, { ...doing, n }, file)
    // As whoever has just read the list.
    if ('version' in sample && as === 'staff') {
      const services = { db: database.db, clock: () => new Date() }
      fields.version = await versionNow({ services } as TestServer, fields as never).catch(
        () => 'gone',
      )
    }
    const isSigned = operation.access !== 'visitor' || name === 'booking'
    await doing.person.call(operation, fields, as === 'staff' ? doing.n : isSigned ? n : undefined)
  }
}
