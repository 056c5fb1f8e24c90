export { extendHold } from './extend-hold.ts'
