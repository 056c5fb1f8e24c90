import { counted } from '#protocol/core/counted.ts'
import type { InspectionKind } from '#domain/rentals/inspections/inspection-kinds.ts'

type Words = {
  kinds: Record<InspectionKind, string>
  week: (number: number) => string
  filter: string
  submitted: string
  all: string
  reviewed: string
  /** In a row. */
  short: Record<'submitted' | 'reviewed', string>
  what: string
  ofWeek: (kind: string, week: number) => string
  photos: string
  photoCount: (count: number) => string
  sent: string
  odometer: string
  gas: string
  charge: string
  comments: string
  note: string
  look: string
  showPictures: (count: number) => string
  hidePictures: string
}

const en: Words = {
  kinds: { pickup: 'Pickup', weekly: 'Weekly', return: 'Return', swap: 'Car change' },
  week: (number) => `Week ${number}`,
  filter: 'Inspections',
  submitted: 'Not reviewed yet',
  all: 'All inspections',
  reviewed: 'Reviewed',
  short: { submitted: 'To review', reviewed: 'Reviewed' },
  what: 'Inspection',
  ofWeek: (kind, week) => `${kind}, week ${week}`,
  photos: 'Photos',
  photoCount: counted('en', { one: '# photo', other: '# photos' }),
  sent: 'Sent in',
  odometer: 'Odometer',
  gas: 'Gas',
  charge: 'Charge',
  comments: 'Comments',
  note: 'Note (the renter sees it)',
  look: 'Reviewed',
  showPictures: (count) => `Show the ${count} photos`,
  hidePictures: 'Hide the photos',
}

const es: typeof en = {
  kinds: { pickup: 'Entrega', weekly: 'Semanal', return: 'Devolución', swap: 'Cambio de auto' },
  week: (number) => `Semana ${number}`,
  filter: 'Inspecciones',
  submitted: 'Sin revisar',
  all: 'Todas las inspecciones',
  reviewed: 'Revisada',
  short: { submitted: 'Por revisar', reviewed: 'Revisada' },
  what: 'Inspección',
  ofWeek: (kind, week) => `${kind}, semana ${week}`,
  photos: 'Fotos',
  photoCount: counted('es', { one: '# foto', other: '# fotos' }),
  sent: 'Enviada',
  odometer: 'Odómetro',
  gas: 'Gasolina',
  charge: 'Carga',
  comments: 'Comentarios',
  note: 'Nota (la ve el cliente)',
  look: 'Revisada',
  showPictures: (count) => `Mostrar las ${count} fotos`,
  hidePictures: 'Ocultar las fotos',
}

export const staffInspectionMessages = { en, es }
