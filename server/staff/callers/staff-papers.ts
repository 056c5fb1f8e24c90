import {
  staffGiveInsurance as insuranceOperation,
  staffGiveLicense as licenseOperation,
} from '#protocol/staff/callers/staff-papers.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import { driverInsurance } from '../../people/drivers/driver-insurance.ts'
import { driverLicense } from '../../people/drivers/driver-license.ts'
import { driversById } from '../../people/drivers/drivers-store.ts'
import type { Context, SignedIn } from '../../platform/api/context.ts'
import { prepared, type Result } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { staffTexts } from '../../platform/audit/staff-texts.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { decideDocument, versionOf } from '../staff/staff-documents.ts'
import { needCaller } from './caller.ts'

type Inside = Context<SignedIn>
type Kind = 'license' | 'insurance'

/** @throws Problem 404 without such a driver, 403 for one's own account */
async function needDriverOf(db: Db | Tx, user: SignedIn, driverId: string) {
  const [driver] = await driversById(db, [driverId])
  if (!driver) throw new Problem(404, texts.notFound)
  mustNotBeOwn(user, driver.user_id)
  return driver
}

/** The same call as its driver's own account would make it: pictures and papers become theirs. */
async function asRenter(context: Inside, driverId: string): Promise<Inside> {
  const driver = await needDriverOf(context.db, context.user, driverId)
  const { id, email } = await needCaller(context.db, driver.user_id)
  const { sessionId } = context.user
  const renter = {
    id,
    email,
    sessionId,
    passkeyId: null,
    staff: false,
    rights: [],
    needsPasskey: false,
  }
  return { ...context, user: renter }
}

/** Writes down who handed a paper in, and verifies it where staff held it in their hands. */
async function handedIn(
  context: Inside & { db: Tx },
  driverId: string,
  { kind, before, verify }: { kind: Kind; before: string; verify: boolean | undefined },
): Promise<void> {
  const { db: tx, user, now } = context
  await audit(tx, user.id, now, `${kind} handed in`, driverId, { from: before, to: 'handed in' })
  if (!verify) return
  const driver = await needDriverOf(tx, user, driverId)
  // What is verified already, and came the same again, is as it was.
  if (driver[`${kind}_verification`] !== 'submitted') return
  await decideDocument(context, {
    driverId,
    kind,
    version: versionOf(driver, kind),
    decision: 'confirm',
    reason: undefined,
  })
}

/**
 * A license that is photographed at the desk: by the renter's own way into the same place, and verified by the same
 * decision as from the list (docs/product/staff.md#booking-for-a-caller).
 */
export const staffGiveLicense = prepared(licenseOperation, {
  async prepare(context, fields) {
    return driverLicense.prepare(await asRenter(context, fields.driverId), licenseOf(fields))
  },
  async run(context, { verify, ...fields }, uploads): Promise<Result<typeof licenseOperation>> {
    const { license_verification: before } = await needDriverOf(
      context.db,
      context.user,
      fields.driverId,
    )
    const given = await driverLicense.run(
      { ...(await asRenter(context, fields.driverId)), db: context.db },
      licenseOf(fields),
      uploads,
    )
    // Whoever of the staff it is may know whose license it is.
    if ('refused' in given) return { refused: staffTexts.licenseOfBlocked }
    await handedIn(context, fields.driverId, { kind: 'license', before, verify })
    return {}
  },
})

/** The same of an insurance. */
export const staffGiveInsurance = prepared(insuranceOperation, {
  async prepare(context, fields) {
    return driverInsurance.prepare(await asRenter(context, fields.driverId), insuranceOf(fields))
  },
  async run(context, { verify, ...fields }, uploads) {
    const { insurance_verification: before } = await needDriverOf(
      context.db,
      context.user,
      fields.driverId,
    )
    await driverInsurance.run(
      { ...(await asRenter(context, fields.driverId)), db: context.db },
      insuranceOf(fields),
      uploads,
    )
    await handedIn(context, fields.driverId, { kind: 'insurance', before, verify })
    return {}
  },
})

type License = Omit<ParsedInputOf<typeof licenseOperation>, 'verify'>
type Insurance = Omit<ParsedInputOf<typeof insuranceOperation>, 'verify'>

/** As the renter's own form sends it. */
const licenseOf = ({ driverId, number, country, state, expirationDate, pictures }: License) => ({
  driverId,
  number,
  country,
  state,
  expirationDate,
  pictures,
})

/** The same; what the desk does not ask for is not covered. */
const insuranceOf = ({ driverId, company, policyNumber, ...rest }: Insurance) => ({
  driverId,
  company,
  policyNumber,
  expirationDate: rest.expirationDate,
  liabilityLimits: rest.liabilityLimits,
  collisionDeductible: rest.collisionDeductible,
  collisionLimits: undefined,
  comprehensiveLimits: undefined,
  comprehensiveDeductible: undefined,
  pictures: rest.pictures,
})
