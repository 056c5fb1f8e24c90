import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { lateGraceMinutes } from '#domain/fleet/pricing/settlement.ts'
import { swapFee } from '#domain/fleet/pricing/change-lines.ts'
import { minimumDriverAge } from '#domain/people/drivers/driver-age.ts'
import { under25Deposit } from '#domain/fleet/pricing/deposit/deposit.ts'
import { freeChargePercent } from '#domain/fleet/pricing/energy.ts'
import { nearMinutes } from '#domain/fleet/fleet/pickup-slots.ts'
import { engineDamageFeeCents } from '#domain/money/fees/engine-damage-fee.ts'
import { holdExtensionMinutes, holdMinutes, holdWarningMinutes } from '#domain/money/orders/hold.ts'
import {
  unconfirmedHoldMinutes,
  unconfirmedPauseHours,
} from '#domain/rentals/rentals/unconfirmed-hold.ts'
import { ratedTable } from '#domain/community/reviews/may-rate.ts'
import { minimumAmount } from '#domain/core/text/rules.ts'
import { offerHours, offerMinutes } from '#domain/rentals/waiting-list/offer-expiry.ts'
import { headlineMessages } from '#web/rentals/rentals/now/headline-messages.ts'

type Lang = 'en' | 'es'
const page = (slug: string, lang: Lang) =>
  readFileSync(new URL(`../server/fleet/site/content/${slug}.${lang}.md`, import.meta.url), 'utf8')

/** What stands under a heading with this anchor. */
function section(slug: string, anchor: string, lang: Lang): string {
  const [, text = ''] = page(slug, lang).split(`{#${anchor}}\n`)
  return text.split(/^#{2,3} /m)[0] ?? ''
}

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US')}`
const hours = (minutes: number) => `${minutes / 60}`
const blindDays = ratedTable.find(({ stage }) => stage === 'completed')?.forDays

/** Numbers of the rules, by the page and section that must say them in both languages. */
const numbers: [string, string, (string | number | undefined)[]][] = [
  ['faq', 'hold', [holdMinutes, unconfirmedHoldMinutes, holdExtensionMinutes]],
  ['terms', 'booking', [holdMinutes, unconfirmedHoldMinutes, holdWarningMinutes]],
  ['faq', 'waiting-list', [hours(offerMinutes), offerHours.from, offerHours.until]],
  ['faq', 'deposit', [dollars(under25Deposit)]],
  ['terms', 'drivers', [minimumDriverAge, dollars(under25Deposit)]],
  ['faq', 'who', [minimumDriverAge]],
  ['rules', 'drivers', [minimumDriverAge, dollars(under25Deposit)]],
  ['faq', 'insurance', [dollars(minimumAmount)]],
  ['insurance', 'liability', [dollars(minimumAmount)]],
  ['faq', 'gas', [`${freeChargePercent}%`]],
  ['faq', 'keys', [hours(nearMinutes)]],
  ['faq', 'engine-fee', [dollars(engineDamageFeeCents)]],
  ['terms', 'care', [dollars(engineDamageFeeCents)]],
  ['faq', 'swap', [dollars(swapFee)]],
  ['terms', 'changes', [dollars(swapFee)]],
  ['faq', 'late', [hours(lateGraceMinutes)]],
  ['terms', 'return', [hours(lateGraceMinutes)]],
  ['rules', 'late', [hours(lateGraceMinutes)]],
  ['faq', 'trust', [blindDays]],
  ['terms', 'privacy-how-long', [unconfirmedPauseHours, 90, 30, 20]],
]

describe.each(['en', 'es'] as const)('the pages of text in %s', (lang) => {
  test.each(numbers)('say the numbers of the rules: %s, %s', (slug, anchor, wanted) => {
    const text = section(slug, anchor, lang)
    for (const one of wanted)
      expect(text).toMatch(
        new RegExp(`(?<![\\d.,])${`${one}`.replaceAll(/[$.]/g, '\\$&')}(?![\\d])`),
      )
  })

  const words = {
    en: {
      steps: [/I have arrived/, /outside/, /key box code/, /odometer/, /get the keys/],
      inCar: [/outside/, /key box code/, /odometer/, /get the keys/],
      verified: /verif/,
      more: /[Mm]ore than 24 hours/,
      plan: /multiplied by the number of your price plan/,
      byHand: /write to us[^.]*(have it deleted|delete)/i,
      deposit: /keep the deposit until it is decided/,
    },
    es: {
      steps: [/Ya llegué/, /exterior/, /código de la caja/, /odómetro/, /recibe las llaves/],
      inCar: [/exterior/, /código de la caja/, /odómetro/, /recibe las llaves/],
      verified: /verific/,
      more: /[Mm]ás de 24 horas/,
      plan: /multiplicado por el número del? (tu )?plan de precio/,
      byHand: /(borren|se borre)[^.]*escríbenos|[Ee]scríbenos[^.]*borr/,
      deposit: /retenemos el depósito hasta que se decida/,
    },
  }[lang]

  it('tell the way to the keys in the order in which it is walked, after papers were verified', () => {
    for (const [anchor, slug, steps] of [
      ['keys', 'faq', words.steps],
      ['pickup', 'terms', words.inCar],
    ] as const) {
      const text = section(slug, anchor, lang)
      const places = steps.map((step) => text.search(step))
      expect(places).not.toContain(-1)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(text.search(words.verified)).toBeLessThan(places[0] ?? 0)
    }
  })

  it('say the same time for the photos as the dashboard', () => {
    const [minutes = ''] = /\S+ (minutes|minutos)/.exec(headlineMessages[lang].number.photos) ?? []
    expect(section('faq', 'inspection', lang)).toContain(minutes)
  })

  it('give everything back for more than 24 hours, and count late days by the price plan', () => {
    for (const [slug, anchor] of [
      ['faq', 'cancel'],
      ['rules', 'cancelling'],
      ['terms', 'cancelling'],
    ] as const)
      expect(section(slug, anchor, lang)).toMatch(words.more)
    for (const [slug, anchor] of [
      ['faq', 'late'],
      ['rules', 'late'],
      ['terms', 'return'],
    ] as const)
      expect(section(slug, anchor, lang)).toMatch(words.plan)
  })

  it('lead to where one takes one’s data and deletes the account oneself', () => {
    for (const [slug, anchor] of [
      ['faq', 'data'],
      ['terms', 'privacy-rights'],
    ] as const) {
      const text = section(slug, anchor, lang)
      expect(text).toContain('(/personal)')
      expect(text).not.toMatch(words.byHand)
    }
  })

  it('say that a claim holds the whole deposit', () => {
    expect(section('terms', 'deposit', lang)).toMatch(words.deposit)
  })
})
