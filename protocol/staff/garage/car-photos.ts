import { mostAltLength } from '#domain/fleet/proof/own-photos.ts'
import { VersionField } from '#protocol/core/as-seen.ts'
import { FileField, IdField, LineField, ListField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const staffAddPhoto = command('staffAddPhoto', {
  about:
    'One more photo of a car, a JPEG, PNG or WebP of at most 10 MB; it comes last. What is kept has at most 2048 pixels on a side and nothing of the file but what is seen. 409 when the car has 24.',
  access: 'staff',
  input: z.object({ car: IdField, picture: FileField }),
  output: z.object({ photo: z.string() }),
})

export const staffArrangePhotos = command('staffArrangePhotos', {
  about:
    'The photos of a car in the order of `photos`, the first is the car’s picture; those that are left out are removed, their addresses answer 404 at once. 409 when somebody else changed them since they were read.',
  access: 'staff',
  input: z.object({
    car: IdField,
    version: VersionField,
    photos: z.pipe(ListField, z.array(IdField)),
  }),
  output: NoFields,
})

const AltField = z._default(LineField(mostAltLength), '')

export const staffDescribePhoto = command('staffDescribePhoto', {
  about:
    'Says in each language what a photo shows, for those who do not see it; empty is the car’s name. 409 when somebody else said something since it was read.',
  access: 'staff',
  input: z.object({
    photo: IdField,
    version: VersionField,
    altEn: AltField,
    altEs: AltField,
  }),
  output: NoFields,
})
