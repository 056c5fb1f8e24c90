export { appealFee, staffDecideFee, staffFees } from './fees.ts'
