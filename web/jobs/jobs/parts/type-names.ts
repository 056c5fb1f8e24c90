import type { JobSize, JobStatus, JobType, Visibility } from '#domain/jobs/jobs/job.ts'
import { counted } from '#protocol/core/counted.ts'

/** What jobs, their statuses and sizes are called; shared by list, form and page. */
const en = {
  types: {
    rideRequest: 'Ride wanted',
    rideOffer: 'Ride offered',
    delivery: 'Delivery',
    movingHelp: 'Moving help',
    errand: 'Errand',
    carWash: 'Car wash',
    roadside: 'Roadside help',
    inspection: 'Car check',
    relocation: 'Car relocation',
  } satisfies Record<JobType, string>,
  statuses: {
    open: 'Open',
    assigned: 'Assigned',
    done: 'Done',
    completed: 'Completed',
    cancelled: 'Canceled',
    expired: 'Expired',
  } satisfies Record<JobStatus, string>,
  offered: 'Offered',
  isNew: 'New',
  detour: (miles: number) => (miles === 0 ? 'On your way' : `+${miles} mi detour`),
  sizes: {
    small: 'Small: fits on a seat',
    medium: 'Medium: fits in a trunk',
    large: 'Large: needs a van or a pickup',
  } satisfies Record<JobSize, string>,
  visibilities: {
    all: 'All members',
    network: 'Only my connections',
  } satisfies Record<Visibility, string>,
  seats: counted('en', { one: '# seat', other: '# seats' }),
  offers: (count: number) =>
    count === 0 ? 'no offers yet' : counted('en', { one: '# offer', other: '# offers' })(count),
  aSeat: 'a seat',
  aCredit: 'credit',
  asksForOffers: 'Make an offer',
  score: (value: string) => `score ${value}`,
  trust: (value: number) => `trust ${value}`,
  team: 'your rental team',
  profileOf: (name: string) => `Profile of ${name}`,
  from: 'From',
  via: 'Via',
  to: 'To',
}

const es: typeof en = {
  types: {
    rideRequest: 'Busco viaje',
    rideOffer: 'Ofrezco viaje',
    delivery: 'Entrega',
    movingHelp: 'Ayuda con mudanza',
    errand: 'Mandado',
    carWash: 'Lavado de auto',
    roadside: 'Ayuda en el camino',
    inspection: 'Revisión de auto',
    relocation: 'Traslado de auto',
  },
  statuses: {
    open: 'Abierto',
    assigned: 'Asignado',
    done: 'Hecho',
    completed: 'Completado',
    cancelled: 'Cancelado',
    expired: 'Vencido',
  },
  offered: 'Con tu oferta',
  isNew: 'Nuevo',
  detour: (miles) => (miles === 0 ? 'Te queda de paso' : `+${miles} mi de desvío`),
  sizes: {
    small: 'Chico: cabe en un asiento',
    medium: 'Mediano: cabe en la cajuela',
    large: 'Grande: necesita una van o una pickup',
  },
  visibilities: { all: 'Todos los miembros', network: 'Solo mis conexiones' },
  seats: counted('es', { one: '# asiento', other: '# asientos' }),
  offers: (count) =>
    count === 0 ? 'sin ofertas' : counted('es', { one: '# oferta', other: '# ofertas' })(count),
  aSeat: 'por asiento',
  aCredit: 'de crédito',
  asksForOffers: 'Haz una oferta',
  score: (value) => `puntaje ${value}`,
  trust: (value) => `confianza ${value}`,
  team: 'tu equipo de renta',
  profileOf: (name) => `Perfil de ${name}`,
  from: 'Desde',
  via: 'Por',
  to: 'Hasta',
}

export const jobNames = { en, es }
