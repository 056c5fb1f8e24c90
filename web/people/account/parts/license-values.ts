export type LicenseValues = {
  number: string
  country: string
  state: string
  expirationDate: string
  pictures?: string
}
