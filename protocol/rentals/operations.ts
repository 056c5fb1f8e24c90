export { acceptContract } from './accept-contract.ts'
export { orderHistory } from './order-history.ts'
