export { acceptContract } from './accept-contract.ts'
