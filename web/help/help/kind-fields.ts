import type { HelpKind } from '#protocol/help/help/choices.ts'
import {
  accidentReport,
  breakdownReport,
  damageReport,
  helpRequest,
  lostKeys,
  ticketReport,
  towingRequest,
} from '#protocol/help/help/help-request.ts'
import type { helpMessages } from './help-messages.ts'

export const operationOf = {
  helpRequest,
  accidentReport,
  breakdownReport,
  damageReport,
  towingRequest,
  ticketReport,
  lostKeys,
} satisfies Record<HelpKind, unknown>

/** What each takes, for the limits of its fields. */
export const inputOf = {
  helpRequest: helpRequest.input,
  accidentReport: accidentReport.input,
  breakdownReport: breakdownReport.input,
  damageReport: damageReport.input,
  towingRequest: towingRequest.input,
  ticketReport: ticketReport.input,
  lostKeys: lostKeys.input,
} satisfies Record<HelpKind, unknown>

/** The text fields and choices of the form, by the names of docs/wire.md. */
export type HelpValues = {
  someoneHurt: string
  symptom: string
  problem: string
  description: string
  message: string
  place: string
  license: string
  insurance: string
  towing: string
}

export const noValues: HelpValues = {
  someoneHurt: '',
  symptom: '',
  problem: '',
  description: '',
  message: '',
  place: '',
  license: '',
  insurance: '',
  towing: '',
}

export type FieldName = keyof HelpValues | 'position' | 'pictures' | 'damagePhotos'

type KindFields = { fields: readonly FieldName[]; needed: readonly FieldName[] }

/** What each kind asks for, in this order; the server checks the same. */
export const kindFields: Record<HelpKind, KindFields> = {
  accidentReport: {
    fields: [
      'someoneHurt',
      'position',
      'description',
      'damagePhotos',
      'towing',
      'license',
      'insurance',
    ],
    needed: ['someoneHurt', 'position', 'description'],
  },
  breakdownReport: {
    fields: ['symptom', 'position', 'message', 'pictures', 'towing'],
    needed: ['symptom', 'position'],
  },
  damageReport: {
    fields: ['description', 'damagePhotos', 'license', 'insurance'],
    needed: ['description', 'damagePhotos'],
  },
  towingRequest: {
    fields: ['problem', 'position', 'pictures'],
    needed: ['problem', 'position'],
  },
  lostKeys: { fields: ['message', 'position', 'towing'], needed: ['message'] },
  ticketReport: { fields: ['pictures', 'message'], needed: ['pictures'] },
  helpRequest: { fields: ['message', 'position', 'pictures'], needed: ['message'] },
}

/** What the photos of a kind are called. */
export function photoLabel(
  kind: HelpKind,
  field: 'pictures' | 'damagePhotos',
  words: typeof helpMessages.en,
): string {
  if (field === 'damagePhotos') return words.damagePhotos
  return kind === 'ticketReport' ? words.ticketPhotos : words.photos
}
