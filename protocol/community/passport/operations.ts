export { rentalPassport } from './rental-passport.ts'
