import type { PhoneCountry } from '#domain/core/text/phone-countries.ts'
import type { Text } from './text.ts'

/** What the program is called, which is nobody's company. */
export const productName = 'Tramo'

/** What every page knows of the company before its first call; rates are fractions (docs/product/company.md). */
export type CompanyFacts = {
  name: string
  /** The party of its contracts; until there is one, the name. */
  legalName: string
  licenseNumber?: string | undefined
  address?: string | undefined
  /** Numbers as they are kept: `+` and digits. */
  phone?: string | undefined
  nightPhone?: string | undefined
  /** Whose numbers are written without a country (docs/product/app.md#phone-numbers). */
  phoneCountry: PhoneCountry
  supportMail?: string | undefined
  /** Where the picture for the top of pages is. */
  logo?: string | undefined
  /** "Powered by Tramo" below each page. */
  showsMaker?: boolean
  /** What is given away of each sale; 0 is nothing. */
  donationRate: number
  /** What stands after "We confirm" a booking (docs/product/booking-and-payment.md#confirmation). */
  promise: Text
  /** Nobody of the company has read the texts of its pages yet: they are examples. */
  helpsUkraine?: boolean
  /** The screens that it does without, each with all that is below it. */
  absent?: readonly string[]
  /** The sample company where everybody can see it: nothing of it can be rented, and no money is real. */
  isSample?: boolean
}

/** Whether a company does without what is at a path. */
export const isAbsent = ({ absent }: CompanyFacts, path: string): boolean =>
  absent?.some((root) => `${path}/`.startsWith(`${root}/`)) ?? false
