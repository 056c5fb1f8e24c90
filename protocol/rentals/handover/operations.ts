export { getOrReturnKeys } from './get-or-return-keys.ts'
