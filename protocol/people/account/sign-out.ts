import { command } from '#protocol/core/operation.ts'
import { NoFields, NoInput } from '#protocol/core/shapes.ts'

export const signOut = command('signOut', {
  about: 'Ends the session on the server.',
  access: 'user',
  openWhileBlocked: true,
  input: NoInput,
  output: NoFields,
})
