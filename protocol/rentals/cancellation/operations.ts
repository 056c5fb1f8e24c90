export { cancelContract } from './cancel-contract.ts'
export { refundQuote } from './refund-quote.ts'
