export { extendHold } from './extend-hold.ts'
export { releaseHold } from './release-hold.ts'
