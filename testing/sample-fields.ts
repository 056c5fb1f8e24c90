import { type ObjectType, operations } from '#protocol/operations.ts'
import { trip } from './journey.ts'
import { commute, jobRating, rideRequest } from './jobs/jobs.ts'
import { madeFields } from './fields/made-fields.ts'
import type { OwnersThings } from './owners-things.ts'

const addressSearch = '3f1d5c1e-5a0e-4c55-9d3c-2f6f5a3b9a10'
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
const attestation = JSON.stringify({
  ...credential,
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
})
const assertion = JSON.stringify({
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
})

/** The owner's things by the names of the fields that take them, and what a field of a name stands for wherever it is. */
function known(things: OwnersThings): Record<string, unknown> {
  return {
    ...trip,
    order: things.order,
    car: things.car,
    // Of most operations that take one it is a job's.
    id: things.jobId,
    userId: things.owner.id,
    member: things.owner.id,
    person: things.owner.id,
    driverId: things.owner.driverId,
    payment: things.paymentId,
    item: things.maintenanceItem,
    offer: things.offerId,
    claim: things.claimId,
    fee: things.feeId,
    invitation: things.invitationId,
    review: things.reviewId,
    request: things.specialRequestId,
    pictures: [things.pictureId],
    damagePhotos: [things.pictureId],
    birthDate: '1990-01-01',
    area: '1',
    search: addressSearch,
    version: 'as-listed',
    rights: 'desk',
  }
}

/** They are the owner's also where an operation can do without. */
const always = ['order', 'userId', 'driverId']

/**
 * What neither a schema nor a name tells: things that go by another name, rules across fields, and
 * what leads further into an operation than its wanted fields.
 */
function particular(things: OwnersThings): Partial<Record<ObjectType, Record<string, unknown>>> {
  const { owner, paper, car, otherCar, pictureId } = things
  const front = { checkpoint: 'front', file: pictureId }
  return {
    acceptContract: { version: 1 },
    accidentReport: { someoneHurt: false, place: 'Here' },
    addWaitingList: { end: trip.end, highestMonthPrice: 1 },
    address: { id: 'ChIJ0' },
    appointments: { kind: 'return' },
    booking: { miles: 500 },
    breakdownReport: { symptom: 'battery', place: 'Here' },
    carChangeByCar: { car: otherCar },
    carServiceFormData: { car },
    carServiceHistoryAction: { objectHistory: 'event-1' },
    cars: { area: '1', ...trip, miles: 500 },
    confirmEmailChange: { code: '123456' },
    deleteWaitingList: { id: things.waitingId },
    driverInsurance: { liabilityLimits: 5000 },
    driverLicense: { country: 'US', state: 'CA' },
    extendCar: { end: '2027-02-01T10:00' },
    getOrReturnKeys: { rentalStatus: 86, odometer: 10, gas: 8 },
    staffCloseMonth: { month: '2026-11' },
    staffMonthCars: { month: '2026-11' },
    staffMonthRows: { month: '2026-11', part: 'rent' },
    staffTolls: { chosen: undefined },
    staffSaveWebhook: { url: 'https://93.184.215.14/hook', events: 'booking.made' },
    staffSaveBooks: { accountNames: { rent: 'Rental income' } },
    staffRemindDebt: { balance: things.order },
    staffKeys: { rentalStatus: 86, odometer: 10, gas: 8 },
    jobAccept: { offer: 10 },
    jobCompletion: jobRating('rideRequest', 'assignee'),
    markNotificationRead: { id: things.noticeId },
    newUserRegistration: { email: owner.email },
    noticeHours: { from: 6, to: 22 },
    noticeLanguage: { language: 'es' },
    postRelocation: {
      to: '5392171',
      reward: 90,
      start: '2026-11-22T08:00',
      end: '2026-11-24T20:00',
    },
    registerPasskey: { response: attestation },
    relocationFinish: { gas: 8, positionReason: 'Indoors' },
    relocationInspection: { items: [front] },
    relocationStart: { gas: 8, positionReason: 'Indoors' },
    removeRoute: { id: things.routeId },
    scheduleAppointment: { rentalStatus: 92, appt: 'return-20261201T1000-1' },
    sendMessage: { text: 'Hello' },
    signIn: { email: 'nobody@example.com', code: '000000' },
    signInByPasskey: { response: assertion },
    specialRequest: { kind: 'other' },
    staffAnswerSpecialRequest: { decision: 'decline' },
    staffCancelBooking: { refund: 'full', total: 0 },
    staffCloseMaintenance: { decision: 'cancel' },
    staffDecideClaim: { decision: 'drop' },
    staffDecideFee: { decision: 'drop' },
    staffDecidePerson: { decision: 'warn', message: 'Be kind.' },
    // Of all orders.
    staffInspections: { order: undefined },
    staffMakeOffer: { kind: 'swap' },
    staffUpdateHelp: { request: things.helpId, version: 'as-listed', status: 'resolved' },
    staffOpenCompany: { open: true },
    submitBooking: { car: 'none', miles: 500 },
    submitMaintenance: { order: undefined, date: '2026-11-20', receipt: paper },
    submitPaymentRefund: { paymentMethod: 'cash' },
    staffBookVisits: { items: [{ item: things.order, version: 'as-listed' }] },
    staffMonthCarRows: { month: '2026-11' },
    staffMoveRenters: { renters: [{ order: things.order, version: 'as-listed', car: otherCar }] },
    submitVehicleInspection: { items: [front] },
    towingRequest: { place: 'Here' },
    updateJob: { ...rideRequest, id: things.jobId },
    updateRoute: { ...commute, id: things.routeId },
    whatIf: { end: '2027-01-13T10:00' },
  }
}

/** Well-formed fields that point at the owner's things wherever an operation takes an id. */
export function fieldsFor(name: ObjectType, things: OwnersThings): Record<string, unknown> {
  return {
    ...madeFields(operations[name], known(things), always),
    ...particular(things)[name],
  }
}
