/**
 * The countries whose numbers a company may have written without a prefix (docs/product/app.md#phone-numbers); `US` is
 * all of the North American plan.
 */
export const phoneCountries = ['US', 'MX', 'ES', 'CO', 'CR', 'PA', 'GB'] as const
export type PhoneCountry = (typeof phoneCountries)[number]

export type Plan = {
  /** What stands behind the + of its numbers. */
  calling: string
  /** What one dials there before a number of another country. */
  abroad: string
  /** What may stand there before a number of the country's own, and goes when the number is kept. */
  trunk: RegExp
  /** What is shown of the trunk. */
  shownTrunk: string
  /** A number without country and trunk; each has one length or a few. */
  national: RegExp
  /** How its digits are grouped; the first that fits. */
  groups: readonly RegExp[]
}

const inThrees = /^(\d{3})(\d{3})(\d{4})$/
const none = { abroad: '00', trunk: /^(?!)/, shownTrunk: '' }

export const phonePlans: Readonly<Record<PhoneCountry, Plan>> = {
  US: {
    ...none,
    calling: '1',
    abroad: '011',
    // Area code and exchange begin with 2 to 9, which no row of zeros does.
    national: /^[2-9]\d\d[2-9]\d{6}$/,
    groups: [inThrees],
  },
  MX: {
    ...none,
    calling: '52',
    // Until 2019, 01 to another town, 044 and 045 to a mobile.
    trunk: /^(?:01|04[45])/,
    national: /^[2-9]\d{9}$/,
    groups: [/^(33|55|56|81)(\d{4})(\d{4})$/, inThrees],
  },
  ES: {
    ...none,
    calling: '34',
    national: /^[5-9]\d{8}$/,
    groups: [/^(\d{3})(\d{2})(\d{2})(\d{2})$/],
  },
  CO: {
    ...none,
    calling: '57',
    national: /^(?:3\d{9}|60\d{8})$/,
    groups: [inThrees],
  },
  CR: {
    ...none,
    calling: '506',
    national: /^[2-8]\d{7}$/,
    groups: [/^(\d{4})(\d{4})$/],
  },
  PA: {
    ...none,
    calling: '507',
    // Seven digits, mobiles eight.
    national: /^(?:[2-57-9]\d{6}|6\d{7})$/,
    groups: [/^(\d{3,4})(\d{4})$/],
  },
  GB: {
    ...none,
    calling: '44',
    trunk: /^0/,
    shownTrunk: '0',
    national: /^[1-35789]\d{8,9}$/,
    groups: [
      /^(2\d)(\d{4})(\d{4})$/,
      /^([389]\d\d|11\d|1\d1)(\d{3})(\d{4})$/,
      /^(\d{4})(\d{5,6})$/,
    ],
  },
}
