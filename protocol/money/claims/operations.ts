export { answerClaim, staffClaims, staffDecideClaim, staffOpenClaim } from './claims.ts'
