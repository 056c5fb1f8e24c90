import { markKinds, markPlaces, mostInches } from '#domain/fleet/proof/known-marks.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, IntField, ListField, NumberField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import { ToDecide, VersionField } from '#protocol/core/as-seen.ts'
import * as z from 'zod/mini'
import { KnownMark } from './car-proof.ts'

const StaffCarProof = z.object({
  ...ToDecide,
  /** The outside pictures of this inspection, as its renter sent them. */
  photos: z.array(
    z.object({
      checkpoint: z.string(),
      title: z.string(),
      /** Read with the session header. */
      url: z.string(),
      /** The car shows it now. */
      isShown: z.boolean(),
    }),
  ),
  /** The car shows photos of a newer inspection: these cannot take their place. */
  isOlder: z.boolean(),
  /** Of the car, whichever inspection they were noted in. */
  marks: z.array(z.extend(KnownMark, { id: z.string() })),
  /** What the renter wrote beside the pictures, and open or settled claims of damage: for staff to judge, never shown. */
  noted: z.array(z.string()),
})
export type StaffCarProof = z.infer<typeof StaffCarProof>

export const staffCarProof = query('staffCarProof', {
  about: 'What a car shows everybody, and what it could show of one inspection.',
  access: 'staff',
  input: z.object({ inspection: IdField }),
  output: z.object({ proof: StaffCarProof }),
})

export const staffReleasePhotos = command('staffReleasePhotos', {
  about:
    'The outside pictures of an inspection become the photos of its car, but for those that are left out; sent again it shows others of them.',
  access: 'staff',
  input: z.object({
    inspection: IdField,
    version: VersionField,
    /** Checkpoints whose pictures nobody else sees. */
    leaveOut: ListField,
  }),
  output: NoFields,
})

export const staffTakeBackPhotos = command('staffTakeBackPhotos', {
  about: 'The photos of an inspection are shown no more; their addresses answer 404 at once.',
  access: 'staff',
  input: z.object({ inspection: IdField, version: VersionField }),
  output: NoFields,
})

const InchesField = IntField.check(
  z.refine((inches) => inches >= 1, fieldError('min', 1)),
  z.refine((inches) => inches <= mostInches, fieldError('max', mostInches)),
)

const ShareField = NumberField.check(
  z.refine((share) => share >= 0, fieldError('min', 0)),
  z.refine((share) => share <= 1, fieldError('max', 1)),
)

export const staffNoteMark = command('staffNoteMark', {
  about: 'A mark that staff saw in an inspection becomes a known mark of the car.',
  access: 'staff',
  input: z.object({
    inspection: IdField,
    version: VersionField,
    kind: z.enum(markKinds),
    place: z.enum(markPlaces),
    inches: z.optional(InchesField),
    /** Where it lies in the inspection's photo of that side, in shares of width and height; both or neither. */
    x: z.optional(ShareField),
    y: z.optional(ShareField),
  }),
  output: NoFields,
})

export const staffRemoveMark = command('staffRemoveMark', {
  about: 'A mark was mended, or noted by mistake.',
  access: 'staff',
  input: z.object({ inspection: IdField, version: VersionField, mark: IdField }),
  output: NoFields,
})
