import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const carTypesFeatures = queryName<typeof all.carTypesFeatures>('carTypesFeatures')
export const cars = queryName<typeof all.cars>('cars')

export const home = queryName<typeof all.home>('home')

export const address = queryName<typeof all.address>('address')
export const addresses = queryName<typeof all.addresses>('addresses')
export const places = queryName<typeof all.places>('places')

export const staffCarProof = queryName<typeof all.staffCarProof>('staffCarProof')
export const staffNoteMark = commandName<typeof all.staffNoteMark>('staffNoteMark', [
  'inspection',
  'version',
  'kind',
  'place',
  'inches',
  'x',
  'y',
])
export const staffReleasePhotos = commandName<typeof all.staffReleasePhotos>('staffReleasePhotos', [
  'inspection',
  'version',
  'leaveOut',
])
export const staffRemoveMark = commandName<typeof all.staffRemoveMark>('staffRemoveMark', [
  'inspection',
  'version',
  'mark',
])
export const staffTakeBackPhotos = commandName<typeof all.staffTakeBackPhotos>(
  'staffTakeBackPhotos',
  ['inspection', 'version'],
)

export const accessibility = queryName<typeof all.accessibility>('accessibility')
export const about = queryName<typeof all.about>('about')
export const contactForm = commandName<typeof all.contactForm>('contactForm', [
  'name',
  'email',
  'phone',
  'subject',
  'message',
])
export const errorReport = commandName<typeof all.errorReport>('errorReport', [
  'message',
  'stack',
  'path',
  'release',
])
export const faq = queryName<typeof all.faq>('faq')
export const insurance = queryName<typeof all.insurance>('insurance')
export const rules = queryName<typeof all.rules>('rules')
export const staffTexts = queryName<typeof all.staffTexts>('staffTexts')
export const staffText = queryName<typeof all.staffText>('staffText')
export const staffTextVersion = queryName<typeof all.staffTextVersion>('staffTextVersion')
export const staffSaveText = commandName<typeof all.staffSaveText>('staffSaveText', [
  'text',
  'language',
  'version',
  'title',
  'body',
])
export const staffPutTextLive = commandName<typeof all.staffPutTextLive>('staffPutTextLive', [
  'text',
  'version',
])
export const terms = queryName<typeof all.terms>('terms')
