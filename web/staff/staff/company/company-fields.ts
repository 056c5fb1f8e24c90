import type { PhoneCountry } from '#domain/core/text/phone-countries.ts'
import type { JobsChoice } from '#protocol/core/parts.ts'
import { phoneWithCountry } from '#domain/core/text/phone.ts'
import type { UseFormReturn } from 'react-hook-form'
import type { CompanySettings } from '#protocol/staff/opening/company-settings.ts'
import type { companyMessages } from './company-messages.ts'

export type Words = typeof companyMessages.en

/** What is typed and chosen; an empty text is nothing. */
export type Values = {
  [Name in keyof CompanySettings]-?: CompanySettings[Name] extends boolean
    ? boolean
    : Name extends 'jobs'
      ? JobsChoice
      : Name extends 'phoneCountry'
        ? PhoneCountry
        : string
}

export type SectionProps = { form: UseFormReturn<Values>; words: Words }

export const valuesOf = (settings: CompanySettings): Values => ({
  name: settings.name ?? '',
  legalName: settings.legalName ?? '',
  licenseNumber: settings.licenseNumber ?? '',
  address: settings.address ?? '',
  phone: phoneWithCountry(settings.phone ?? ''),
  nightPhone: phoneWithCountry(settings.nightPhone ?? ''),
  phoneCountry: settings.phoneCountry,
  supportMail: settings.supportMail ?? '',
  showsMaker: settings.showsMaker,
  mainColor: settings.mainColor ?? '',
  accentColor: settings.accentColor ?? '',
  bankHolder: settings.bankHolder ?? '',
  bankRouting: settings.bankRouting ?? '',
  bankAccount: settings.bankAccount ?? '',
  takesCash: settings.takesCash,
  cardFee: String(settings.cardFee),
  donation: String(settings.donation),
  helpsUkraine: settings.helpsUkraine,
  answerHours: String(settings.answerHours),
  callerHoldHours: String(settings.callerHoldHours),
  promiseEn: settings.promiseEn ?? '',
  promiseEs: settings.promiseEs ?? '',
  jobs: settings.jobs,
  hasCommunity: settings.hasCommunity,
})
