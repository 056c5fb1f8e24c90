export { countriesForStates } from './countries-for-states.ts'
export { driverInsurance } from './driver-insurance.ts'
export { driverLicense } from './driver-license.ts'
export { personalDetails } from './personal-details.ts'
