import { costPerMileCents } from '#domain/fleet/pricing/booking-price.ts'
import { unitPriceText } from '#domain/fleet/pricing/line-text.ts'
import { returnPreview } from '#domain/fleet/pricing/while-out/return-preview.ts'
import type { OpenRental } from '#domain/fleet/pricing/while-out/open-rental.ts'
import type { ChargeLine } from '#domain/fleet/pricing/settlement.ts'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf, type WallTime } from '#domain/core/time/wall-time.ts'
import type { Lang } from '#web/core/i18n.ts'
import { formatCents, formatCount } from '#web/core/money.ts'
import type { lastLookMessages } from './last-look-messages.ts'

/** A line of what a return comes to; cents, negative what is taken of the deposit. */
export type ReturnLine = { label: string; text?: string; cents: number }

type Readings = { odometer: number; level: number | undefined }
type Words = (typeof lastLookMessages)['en']

/** «6/8», «80%». */
const levelText = (open: OpenRental, level: number) =>
  open.fuel.kind === 'gas' ? `${level}/8` : `${level}%`

/** A tax by its own name; the one of before has none. */
const nameOf = ({ areaTax }: ChargeLine, lang: Lang) =>
  lang === 'es' ? areaTax?.nameEs : areaTax?.nameEn

/** What a return at this minute with these readings comes to, each line with what made it. */
export function returnLines(
  open: OpenRental,
  readings: Readings,
  { now, lang }: { now: WallTime; lang: Lang },
  words: Words,
): { lines: ReturnLine[]; back: number; refund: number; depositLeft: number; beyond: number } {
  const { odometer, level } = readings
  const { lines, unused, fromCredit, depositLeft, refund, beyond } = returnPreview(open, {
    now,
    odometer,
    level,
  })
  const found = (...codes: ChargeLine['code'][]) => lines.find(({ code }) => codes.includes(code))
  const [miles, late, fuel] = [found('miles'), found('lateDays'), found('gas', 'charging')]
  const evening = found('appointment')
  const taxes = lines.filter(({ code }) => code === 'tax')
  const driven = odometer - open.startOdometer
  const included = driven - (miles?.quantity ?? 0)
  const way = words.driven(formatCount(open.startOdometer), formatCount(odometer))
  const price =
    (miles && unitPriceText(miles)) ??
    formatCents(costPerMileCents(open.mileCents, open.coefficient))
  const start = open.fuel.start ?? level
  const isSame = level === undefined || start === undefined || level === start
  // On its last day the hour is enough.
  const end = dayOf(now) === dayOf(open.end) ? timeOf(open.end) : dayAndTime(open.end, lang)
  const taken = (line: ChargeLine | undefined) => 0 - (line?.amount ?? 0)
  const shown: (ReturnLine | false)[] = [
    { label: words.deposit, cents: open.deposit },
    {
      label: words.miles(formatCount(miles?.quantity ?? 0), price),
      text: included > 0 ? `${way}, ${words.included(formatCount(included))}` : way,
      cents: taken(miles),
    },
    {
      label: late ? words.lateDays(late.quantity) : words.time,
      text: words.due(timeOf(now), end),
      cents: taken(late),
    },
    start !== undefined && {
      label: open.fuel.kind === 'gas' ? words.gas : words.charge,
      text: isSame
        ? words.gasSame(levelText(open, start))
        : words.gasNow(levelText(open, level), levelText(open, start)),
      cents: taken(fuel),
    },
    evening !== undefined && { label: words.evening, cents: taken(evening) },
    ...taxes.map((line) => ({ label: nameOf(line, lang) || words.tax, cents: taken(line) })),
    unused > 0 && { label: words.unused, text: words.unusedText, cents: unused },
    open.owed !== 0 && {
      label: open.owed > 0 ? words.owed : words.earned,
      cents: 0 - open.owed,
    },
    fromCredit > 0 && { label: words.credit, cents: fromCredit },
  ]
  return {
    lines: shown.filter((line) => line !== false),
    back: depositLeft + refund,
    refund,
    depositLeft,
    beyond,
  }
}
