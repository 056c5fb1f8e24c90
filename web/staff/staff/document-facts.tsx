import { formatNamedDay } from '#domain/core/time/format-date.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { Code } from '#web/ui/code.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import type { StaffDocument } from './staff-document.ts'
import { staffMessages } from './messages.ts'

const money = (dollars: number | undefined) =>
  dollars === undefined ? undefined : formatMoney(dollars)

/** What the driver typed, to compare with the pictures. */
export function DocumentFacts({ document }: { document: StaffDocument }) {
  const words = useMessages(staffMessages)
  const lang = useLanguage()
  const day = (value: string | undefined) => value && formatNamedDay(value, lang)
  const { license, insurance, birthDate } = document.driver
  if (document.kind === 'license') {
    return (
      <InfoList>
        <InfoItem label={words.number}>{license.number && <Code>{license.number}</Code>}</InfoItem>
        <InfoItem label={words.issued}>
          {[license.state, license.country].filter((part) => part).join(', ')}
        </InfoItem>
        <InfoItem label={words.expires}>{day(license.expirationDate)}</InfoItem>
        <InfoItem label={words.birthDate}>{day(birthDate)}</InfoItem>
      </InfoList>
    )
  }
  const { liability, collision } = insurance.coverage
  return (
    <InfoList>
      <InfoItem label={words.company}>{insurance.company}</InfoItem>
      <InfoItem label={words.number}>
        {insurance.policyNumber && <Code>{insurance.policyNumber}</Code>}
      </InfoItem>
      <InfoItem label={words.expires}>{day(insurance.expirationDate)}</InfoItem>
      <InfoItem label={words.liability}>{money(liability?.limits)}</InfoItem>
      <InfoItem label={words.collision}>{money(collision?.deductible)}</InfoItem>
    </InfoList>
  )
}
