import { command } from '#protocol/core/operation.ts'
import { NoFields, NoInput } from '#protocol/core/shapes.ts'

export const forgetCard = command('forgetCard', {
  about: 'The caller’s saved card is forgotten, here and at the gateway.',
  access: 'user',
  input: NoInput,
  output: NoFields,
})
