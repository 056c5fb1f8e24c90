import { buildUser } from '../factories.ts'
import { pictureFile } from '../help.ts'
import { ofBooks } from './books.ts'
import { ofCalendars } from './calendars.ts'
import { ofCars } from './cars.ts'
import { ofWorkshop } from './workshop.ts'
import { ofConnections } from './connections.ts'
import { ofMoving } from './moving.ts'
import { ofSeasons } from './seasons.ts'
import { taxArea } from '../fleet.ts'
import type { TestServer } from '../server.ts'

/** What is the company's own, so that no colleague is asked to decide it: a car that is posted, a text, who works there. */
export const ofNobody: readonly string[] = [
  ...ofBooks,
  ...ofCalendars,
  ...ofCars,
  ...ofWorkshop,
  ...ofConnections,
  ...ofMoving,
  ...ofSeasons,
  'postRelocation',
  'staffInvite',
  'staffRemoveMember',
  'staffRemoveTax',
  'staffRevokeInvitation',
  'staffSetRights',
  'staffSignOutMember',
  'staffOpenCompany',
  'staffReadTexts',
  'staffSaveArea',
  'staffSaveCompany',
  'staffSaveCover',
  'staffSaveExtra',
  'staffSaveLogo',
  'staffSavePlan',
  'staffSaveTax',
  'staffPutTextLive',
  'staffSaveText',
]

const plainWords = {
  nameEn: 'Plain',
  nameEs: 'Sencillo',
  descriptionEn: 'Plain words.',
  descriptionEs: 'Palabras sencillas.',
  offered: true,
}

/** What owners set, and whom they let do what. */
export const companyStories = {
  staffSaveArea: async () => ({
    area: '3',
    nameEn: 'Sacramento',
    nameEs: 'Sacramento',
    address: '75 Foothill Yard, Sacramento, CA 95811',
    opens: '07:00',
    closes: '20:00',
    slots: 3,
    gasPrice: 4.5,
    kwhPrice: 0.45,
  }),
  staffSaveCompany: async () => ({
    name: 'Acme Cars',
    legalName: 'Acme Cars LLC',
    phoneCountry: 'US',
    showsMaker: true,
    takesCash: true,
    cardFee: 2,
    donation: 5,
    helpsUkraine: false,
    answerHours: 8,
    callerHoldHours: 24,
    jobs: 'always',
    hasCommunity: true,
  }),
  staffSaveCover: async () => ({ low: 60, high: 120 }),
  staffSaveExtra: async () => ({ extra: 'child-seat', ...plainWords, price: 30 }),
  staffSavePlan: async () => ({ plan: 'fewer', ...plainWords, times: 0.9 }),
  staffSaveTax: async () => ({
    area: '3',
    tax: undefined,
    nameEn: 'Sales tax',
    nameEs: 'Impuesto',
    how: 'percent',
    percent: 7,
    on: 'rent',
    from: '2027-01-01',
  }),
  staffRemoveTax: async (server) => {
    await taxArea(server, '4', 0.07)
    return { area: '4', tax: 'sales' }
  },
  staffSaveLogo: async () => ({ picture: await pictureFile() }),
  staffSaveText: async () => ({
    text: 'job-rides',
    language: 'en',
    title: 'Rides',
    body: 'Drive well, and slowly.',
  }),
  staffPutTextLive: async ({ services: { db, clock } }) => {
    const words = { title: 'Manejar', body: 'Maneja bien y despacio.', written_at: clock() }
    await db
      .insertInto('content_page')
      .values({ slug: 'job-driving', lang: 'es', version: 2, ...words })
      .execute()
    return { text: 'job-driving' }
  },
  staffOpenCompany: async () => ({ open: false }),
  staffReadTexts: async ({ services: { db } }) => {
    await db.updateTable('company').set({ opened_at: null, texts_read_at: null }).execute()
    return { texts: undefined }
  },
  staffInvite: async () => ({ email: 'kim@example.com', rights: 'desk,fleet' }),
  staffRevokeInvitation: async (server) => {
    const invitation = 'KIM2KIM2KIM2KIM2'
    const now = server.services.clock()
    await server.services.db
      .insertInto('staff_invitation')
      .values({
        id: invitation,
        email: 'sam@example.com',
        rights: ['desk'],
        token_hash: invitation,
        invited_by: (await buildUser(server, { staff: true })).id,
        created_at: now,
        expires_at: now,
      })
      .execute()
    return { invitation }
  },
  staffSetRights: async (server) => ({
    member: (await buildUser(server, { staff: true })).id,
    rights: 'desk',
  }),
  staffSignOutMember: async (server) => ({
    member: (await buildUser(server, { staff: true })).id,
  }),
  staffRemoveMember: async (server) => ({
    member: (await buildUser(server, { staff: true })).id,
  }),
} satisfies Record<string, (server: TestServer) => Promise<Record<string, unknown>>>
