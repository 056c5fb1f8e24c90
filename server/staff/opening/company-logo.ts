import { staffSaveLogo as operation } from '#protocol/staff/opening/company-logo.ts'
import {
  changeCompany,
  type CompanyRow,
  forgetLogos,
  keepLogo,
  lockCompany,
} from '../../people/company/company-store.ts'
import { prepared } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, versionOf } from '../../platform/audit/as-seen.ts'
import { limit } from '../../platform/http/limits.ts'
import { checkLogo } from '../../platform/uploads/picture.ts'
import { auditChange } from './audit-change.ts'

/** As staff are shown it now. */
export const logoVersion = ({ logo }: CompanyRow): string => versionOf({ logo })

/**
 * The company's logo, from the next page on (docs/product/company.md#look).
 * @throws Problem 400 at `picture`, 409 when a colleague saved another one meanwhile
 */
export const staffSaveLogo = prepared(operation, {
  async prepare(context, { picture }) {
    const { user, outsideQueue } = context
    limit(context, `logo ${user.id}`, 30, 3600)
    if (!picture) return null
    const checked = await outsideQueue(() => checkLogo(picture, user.id))
    if ('error' in checked)
      throw new Problem(400, texts.malformed, { errors: { picture: checked.error } })
    return checked
  },

  async run({ db: tx, user, now }, { version }, pictures) {
    const row = await lockCompany(tx)
    mustBeAsSeen(version, logoVersion(row))
    const logo = pictures === null ? null : await keepLogo(tx, pictures, now)
    await changeCompany(tx, { logo }, { id: user.id, at: now })
    await forgetLogos(tx)
    const done = { staffId: user.id, now, action: 'company saved', subject: 'company' } as const
    await auditChange(tx, done, { logo: row.logo ?? '' }, { logo: logo ?? '' })
    return {}
  },
})
