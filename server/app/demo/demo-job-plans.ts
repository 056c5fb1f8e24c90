import type { JobStatus, JobType } from '#domain/jobs/jobs/job.ts'
import type { Text } from '#protocol/core/text.ts'

/** A job around somebody whom the README names: whose it is, how it stands, and who made offers. */
export type JobPlan = {
  key: string
  type: JobType
  status: JobStatus
  title: Text
  description: Text
  /** Hours from now to its window, and how long that is. */
  inHours: number
  forHours: number
  dollars: number
  /** Leads the way back. */
  isBack?: true
  /** Whose it is: theirs, or their first friend's. */
  owner: 'me' | 'friend'
  /** Dollars and words of offers, the first friend's first; the accepted one stands first. */
  offers: { by: 'me' | 'friend' | 'other'; dollars: number; comment: Text }[]
}

/** One in every state but expired, and two along each of their saved routes (`demo-routes.ts`). */
export const jobPlans: readonly JobPlan[] = [
  {
    key: 'airport',
    type: 'rideRequest',
    status: 'open',
    title: { en: 'Ride to the airport, early', es: 'Viaje temprano al aeropuerto' },
    description: {
      en: 'One passenger, two bags. Please be on time, the flight leaves at 6:50. Cash or transfer after the ride.',
      es: 'Una persona, dos maletas. Por favor llega a tiempo, el vuelo sale a las 6:50. Efectivo o transferencia al llegar.',
    },
    inHours: 60,
    forHours: 2,
    dollars: 38,
    owner: 'me',
    offers: [
      {
        by: 'friend',
        dollars: 35,
        comment: { en: 'I live two blocks away.', es: 'Vivo a dos cuadras.' },
      },
      {
        by: 'other',
        dollars: 40,
        comment: { en: 'SUV, room for more bags.', es: 'Camioneta con lugar para más maletas.' },
      },
    ],
  },
  {
    key: 'moving',
    type: 'movingHelp',
    status: 'assigned',
    title: { en: 'Help with a couch, two hours', es: 'Ayuda con un sofá, dos horas' },
    description: {
      en: 'Ground floor to second floor, no elevator. I have straps.',
      es: 'De la planta baja al segundo piso, sin elevador. Tengo cinchos.',
    },
    inHours: 40,
    forHours: 4,
    dollars: 60,
    owner: 'friend',
    offers: [
      {
        by: 'me',
        dollars: 55,
        comment: { en: 'I can bring a dolly.', es: 'Puedo llevar un diablito.' },
      },
    ],
  },
  {
    key: 'delivery',
    type: 'delivery',
    status: 'done',
    title: { en: 'Bring a crib across town', es: 'Llevar una cuna al otro lado de la ciudad' },
    description: { en: 'Taken apart, fits in a sedan.', es: 'Va desarmada, cabe en un sedán.' },
    inHours: -20,
    forHours: 6,
    dollars: 30,
    owner: 'me',
    offers: [
      {
        by: 'friend',
        dollars: 30,
        comment: { en: 'On my way home.', es: 'Me queda de camino a casa.' },
      },
    ],
  },
  {
    key: 'groceries',
    type: 'errand',
    status: 'completed',
    title: { en: 'Groceries for my mother', es: 'El mandado para mi mamá' },
    description: {
      en: 'The list is short, she is home all day.',
      es: 'La lista es corta, ella está en casa todo el día.',
    },
    inHours: -200,
    forHours: 5,
    dollars: 25,
    owner: 'friend',
    offers: [{ by: 'me', dollars: 25, comment: { en: 'Happy to help.', es: 'Con gusto ayudo.' } }],
  },
  {
    key: 'wash',
    type: 'carWash',
    status: 'cancelled',
    title: { en: 'Wash my car before Friday', es: 'Lavar mi auto antes del viernes' },
    description: { en: 'Outside only, there is a hose.', es: 'Solo por fuera, hay manguera.' },
    inHours: 48,
    forHours: 8,
    dollars: 20,
    owner: 'me',
    offers: [
      {
        by: 'other',
        dollars: 20,
        comment: { en: 'Friday morning works.', es: 'El viernes temprano puedo.' },
      },
    ],
  },
  {
    key: 'parcel',
    type: 'delivery',
    status: 'open',
    title: { en: 'Two boxes of books', es: 'Dos cajas de libros' },
    description: {
      en: 'They are packed and stand by the door. Any time that suits you.',
      es: 'Están empacadas junto a la puerta. A la hora que te quede bien.',
    },
    inHours: 18,
    forHours: 96,
    dollars: 40,
    owner: 'friend',
    offers: [],
  },
  {
    key: 'commute',
    type: 'rideRequest',
    status: 'open',
    title: { en: 'A seat to work', es: 'Un asiento al trabajo' },
    description: {
      en: 'My car is in the shop this week. I am ready early.',
      es: 'Mi auto está en el taller esta semana. Me levanto temprano.',
    },
    inHours: 20,
    forHours: 96,
    dollars: 44,
    owner: 'friend',
    offers: [],
  },
  {
    key: 'chair',
    type: 'delivery',
    status: 'open',
    title: { en: 'A chair for my sister', es: 'Una silla para mi hermana' },
    description: { en: 'It folds and weighs little.', es: 'Se dobla y pesa poco.' },
    inHours: 24,
    forHours: 120,
    dollars: 28,
    isBack: true,
    owner: 'friend',
    offers: [],
  },
  {
    key: 'evening',
    type: 'rideRequest',
    status: 'open',
    title: { en: 'A ride home after class', es: 'Un viaje a casa después de clase' },
    description: { en: 'One backpack, no luggage.', es: 'Una mochila, sin equipaje.' },
    inHours: 26,
    forHours: 120,
    dollars: 22,
    isBack: true,
    owner: 'friend',
    offers: [],
  },
]
