import { EmailField, LineField, PhoneField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'

export const contactForm = command('contactForm', {
  about: 'A message from anybody to the company; arrives as a row and as mail.',
  access: 'visitor',
  input: z.object({
    name: LineField(120),
    email: EmailField,
    phone: z.optional(PhoneField),
    subject: z.optional(LineField(160)),
    message: TextField(4000, 10),
  }),
  output: z.object({ message: z.string() }),
})
