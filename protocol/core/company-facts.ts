/** What every page knows of the company before its first call; rates are fractions (docs/product/company.md). */
export type CompanyFacts = {
  /** What is given away of each sale; 0 is nothing. */
  donationRate: number
  helpsUkraine: boolean
  /** The sample company where everybody can see it: nothing of it can be rented, and no money is real. */
  isSample: boolean
}
