import { formatDay } from '#domain/core/time/format-date.ts'
import type { Driver } from '#protocol/people/drivers/driver.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { useShownPhone } from '#web/core/shown-phone.ts'
import { formatMoney } from '#web/core/money.ts'
import { Code } from '#web/ui/code.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { personalMessages } from '../personal-messages.ts'

/** What is on file about a person. */
export function PersonSummary({ driver }: { driver: Driver }) {
  const words = useMessages(personalMessages)
  const phone = useShownPhone(driver.phone)
  return (
    <InfoList>
      <InfoItem label={words.firstName}>{driver.firstName}</InfoItem>
      <InfoItem label={words.lastName}>{driver.lastName}</InfoItem>
      <InfoItem label={words.phone}>{phone}</InfoItem>
      <InfoItem label={words.birthDate}>{driver.birthDate && formatDay(driver.birthDate)}</InfoItem>
    </InfoList>
  )
}

export function LicenseSummary({ driver: { license } }: { driver: Driver }) {
  const words = useMessages(personalMessages)
  const countries = new Intl.DisplayNames(useLanguage(), { type: 'region' })
  const issuer = [license.state, license.country && countries.of(license.country)]
  return (
    <InfoList>
      <InfoItem label={words.number}>{license.number && <Code>{license.number}</Code>}</InfoItem>
      <InfoItem label={words.issuer}>{issuer.filter(Boolean).join(', ')}</InfoItem>
      <InfoItem label={words.expiration}>
        {license.expirationDate && formatDay(license.expirationDate)}
      </InfoItem>
    </InfoList>
  )
}

export function InsuranceSummary({ driver: { insurance } }: { driver: Driver }) {
  const words = useMessages(personalMessages)
  const { liability, collision } = insurance.coverage
  const money = (dollars: number | undefined) =>
    dollars === undefined ? undefined : formatMoney(dollars)
  return (
    <InfoList>
      <InfoItem label={words.company}>{insurance.company}</InfoItem>
      <InfoItem label={words.policy}>
        {insurance.policyNumber && <Code>{insurance.policyNumber}</Code>}
      </InfoItem>
      <InfoItem label={words.expiration}>
        {insurance.expirationDate && formatDay(insurance.expirationDate)}
      </InfoItem>
      <InfoItem label={words.liability}>{money(liability?.limits)}</InfoItem>
      {collision?.deductible !== undefined && (
        <InfoItem label={words.deductible}>{money(collision.deductible)}</InfoItem>
      )}
    </InfoList>
  )
}
