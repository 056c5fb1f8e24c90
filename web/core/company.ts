import { type CompanyFacts, productName } from '#protocol/core/company-facts.ts'

/** Of a page that no server of ours has sent: nothing is said that might be wrong. */
const unknown: CompanyFacts = {
  name: productName,
  legalName: productName,
  phoneCountry: 'US',
  donationRate: 0,
  promise: { en: 'soon', es: 'pronto' },
}

let facts: CompanyFacts | undefined

/** What the page says of the company, for as long as it is open (docs/product/company.md). */
export const company = (): CompanyFacts => (facts ??= factsOfPage())

function factsOfPage(): CompanyFacts {
  // A worker has no page.
  if (typeof document === 'undefined') return unknown
  const said = document.querySelector<HTMLMetaElement>('meta[name=company]')?.content
  return said ? (JSON.parse(said) as CompanyFacts) : unknown
}

/** What is given away of each sale, as `10%`. */
export const donationPercent = (): string => `${Math.round(company().donationRate * 1000) / 10}%`

/** What a test says in the place of its page. */
export function tellCompany(now: CompanyFacts): void {
  facts = now
}
