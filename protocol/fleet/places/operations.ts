export { address, addresses } from './addresses.ts'
export { places } from './places.ts'
