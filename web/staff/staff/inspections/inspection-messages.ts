import type { InspectionKind } from '#domain/rentals/inspections/inspection-kinds.ts'

type Words = {
  kinds: Record<InspectionKind, string>
  week: (number: number) => string
  filter: string
  submitted: string
  all: string
  reviewed: string
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
