import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

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
export const staffRuleTexts = queryName<typeof all.staffRuleTexts>('staffRuleTexts')
export const staffSaveRuleText = commandName<typeof all.staffSaveRuleText>('staffSaveRuleText', [
  'rule',
  'version',
  'en',
  'es',
])
export const terms = queryName<typeof all.terms>('terms')
