import { carName } from '#domain/fleet/fleet/car-name.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { type Lang, langOf } from '#protocol/core/text.ts'
import type { Config } from '../../config.ts'
import { layOutMail } from '../../platform/mail/mail-layout.ts'
import { dateTimeText } from '../../platform/mail/date-time-text.ts'
import { notify } from '../../platform/mail/notifications.ts'
import { readWays } from '../../platform/mail/ways.ts'
import { queueMail } from '../../platform/mail/outgoing-mail.ts'
import type { Tx } from '../../platform/db/database.ts'
import { userById } from '../../people/people/account-store.ts'
import { carById, type CarRow } from '../../fleet/fleet/cars-store.ts'
import { areaById, type AreaRow } from '../../fleet/site/areas-store.ts'
import type { ItemRow } from './waiting-list-store.ts'

/** What a mail about an entry tells. */
export type WaitingListNews = 'offered' | 'offerOver' | 'noneCame'

const en = {
  heading: {
    offered: 'A car is available for you',
    offerOver: 'Your offer has expired',
    noneCame: 'No car became available in time',
  } satisfies Record<WaitingListNews, string>,
  paragraph: {
    offered: (until: string) =>
      `It is your turn on the waiting list. We are holding this car for you until ${until}. After that, it goes to the next person.`,
    offerOver: () =>
      'The time to book this car has run out, so it goes to the next person in line. If you still need a car, join the list again.',
    noneCame: () =>
      'We are sorry. No car that fits your search became available before your start date. Try other dates or another kind of car.',
  } satisfies Record<WaitingListNews, (until: string) => string>,
  button: { offered: 'Book now', offerOver: 'See available cars', noneCame: 'See available cars' },
  closing:
    'Do not want it? Delete it from your waiting list and we will offer it to the next person right away.',
  facts: { car: 'Car', area: 'Area', start: 'Start', end: 'End', month: 'A month' },
}

const es: typeof en = {
  heading: {
    offered: 'Hay un auto disponible para ti',
    offerOver: 'Tu oferta venció',
    noneCame: 'Ningún auto se liberó a tiempo',
  },
  paragraph: {
    offered: (until) =>
      `Es tu turno en la lista de espera. Te apartamos este auto hasta el ${until}; después pasa a la siguiente persona.`,
    offerOver: () =>
      'Se acabó el tiempo para reservar este auto y pasa a la siguiente persona de la fila. Si aún necesitas un auto, únete de nuevo a la lista.',
    noneCame: () =>
      'Lo sentimos. Antes de tu fecha de inicio no se liberó ningún auto como el que buscas. Prueba con otras fechas u otro tipo de auto.',
  },
  button: {
    offered: 'Reservar ahora',
    offerOver: 'Ver autos disponibles',
    noneCame: 'Ver autos disponibles',
  },
  closing:
    '¿No lo quieres? Elimínalo de tu lista de espera y se lo ofreceremos a la siguiente persona de inmediato.',
  facts: { car: 'Auto', area: 'Zona', start: 'Inicio', end: 'Fin', month: 'Por mes' },
}

const messages: Record<Lang, typeof en> = { en, es }

/** A named route and its query. */
type Step = { route: 'booking' | 'results'; query: Record<string, string> }

/**
 * Tells the person in the app and, in their language and with the next step as a link, by a mail
 * that is not gathered with others: an offer does not wait (docs/product/search.md#waiting-list).
 */
export async function tellOfEntry(
  tx: Tx,
  item: ItemRow,
  news: WaitingListNews,
  config: Config,
  now: Date,
): Promise<void> {
  const user = await userById(tx, item.user_id)
  const area = await areaById(tx, item.area_id)
  if (!user || !area) return
  const car = item.car_id ? await carById(tx, item.car_id) : undefined
  const lang = langOf(user.language)
  const words = messages[lang]
  const untilIn = (reader: Lang) =>
    item.offer_expires_at ? dateTimeText(item.offer_expires_at, area.zone, reader) : ''
  const step = nextStep(item, area, news)
  const say = (reader: Lang) => messages[reader].paragraph[news](untilIn(reader))
  await notify(
    tx,
    {
      userId: user.id,
      topic: 'waitingList',
      thread: `entry ${item.id}`,
      severity: news === 'offered' ? 'success' : 'info',
      title: { en: en.heading[news], es: es.heading[news] },
      text: { en: say('en'), es: say('es') },
      ...step,
      mail: 'none',
    },
    now,
  )
  if (!(await readWays(tx, [user.id], 'waitingList'))(user.id).mail) return
  const mail = layOutMail(lang, {
    subject: words.heading[news],
    heading: words.heading[news],
    paragraphs: [say(lang)],
    facts: factsOf(item, area, car, lang),
    button: {
      label: words.button[news],
      url: urlOf(step, config.publicUrl),
    },
    ...(news === 'offered' ? { closing: [words.closing] } : {}),
  })
  await queueMail(tx, { to: user.email, ...mail }, now)
}

/** Straight to the booking of the offered car (docs/product/search.md#waiting-list), else back to the cars. */
function nextStep(item: ItemRow, { id, zone }: AreaRow, news: WaitingListNews): Step {
  const start = toWall(item.starts_at, zone)
  const ends = item.trip_ends_at ?? item.ends_at
  const end: Record<string, string> = ends ? { end: toWall(ends, zone) } : {}
  return news === 'offered'
    ? { route: 'booking', query: { car: item.car_id ?? '', start, ...end } }
    : { route: 'results', query: { area: id, start, ...end } }
}

function urlOf({ route, query }: Step, publicUrl: string): string {
  return new URL(`/${route}?${new URLSearchParams(query).toString()}`, publicUrl).href
}

function factsOf(
  item: ItemRow,
  area: AreaRow,
  car: CarRow | undefined,
  lang: Lang,
): [string, string][] {
  const { facts } = messages[lang]
  const ends = item.trip_ends_at ?? item.ends_at
  const lines: [string, string | undefined][] = [
    [facts.car, car && carName(car)],
    [facts.area, lang === 'es' ? area.name_es : area.name_en],
    [facts.start, dateTimeText(item.starts_at, area.zone, lang)],
    [facts.end, ends ? dateTimeText(ends, area.zone, lang) : undefined],
    [facts.month, car && dollarsText(car.month_cents)],
  ]
  return lines.filter((line): line is [string, string] => line[1] !== undefined)
}
