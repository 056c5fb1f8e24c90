/** What a picture or paper is sent for; the command of that name then takes it by its id. */
export const uploadPurposes = [
  'inspection',
  'maintenance',
  'help',
  'claim',
  'job',
  'relocation',
] as const
export type UploadPurpose = (typeof uploadPurposes)[number]
