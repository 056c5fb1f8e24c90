import { dollarsText } from '../../core/dollars-text.ts'
import { toWall } from '#domain/time/zone.ts'
import { type Lang, langOf } from '#protocol/core/text.ts'
import type { Config } from '../../config.ts'
import { letterOf } from '../../core/mail/letter.ts'
import { momentText } from '../../core/mail/moment-text.ts'
import { notify, waysOf } from '../../core/mail/notifications.ts'
import { queueMail } from '../../core/mail/outgoing-mail.ts'
import type { Tx } from '../../db/database.ts'
import { userById } from '../people/account-store.ts'
import { carById, type CarRow } from '../fleet/cars-store.ts'
import { areaById, type AreaRow } from '../site/areas-store.ts'
import type { ItemRow } from './waiting-list-store.ts'

/** What a mail about an entry tells. */
export type WaitingListNews = 'offered' | 'offerOver' | 'noneCame'

const en = {
  heading: {
    offered: 'A car is free for you',
    offerOver: 'Your offer is over',
    noneCame: 'No car became free in time',
  } satisfies Record<WaitingListNews, string>,
  paragraph: {
    offered: (until: string) =>
      `You are next on the waiting list. We keep this car for you until ${until}; then the next person gets it.`,
    offerOver: () =>
      'The time to book this car is over, and it goes to the next person who waits. If you still need a car, join the list again.',
    noneCame: () =>
      'We are sorry: until your start no car that suits you became free. Other dates or another kind of car may do.',
  } satisfies Record<WaitingListNews, (until: string) => string>,
  button: { offered: 'Book now', offerOver: 'See free cars', noneCame: 'See free cars' },
  closing:
    'You do not want it? Delete it on your waiting list and the next person gets it at once.',
  facts: { car: 'Car', area: 'Area', start: 'Start', end: 'End', month: 'A month' },
}

const es: typeof en = {
  heading: {
    offered: 'Hay un auto libre para ti',
    offerOver: 'Tu oferta terminó',
    noneCame: 'Ningún auto quedó libre a tiempo',
  },
  paragraph: {
    offered: (until) =>
      `Es tu turno en la lista de espera. Te apartamos este auto hasta el ${until}; después pasa a la siguiente persona.`,
    offerOver: () =>
      'El tiempo para reservar este auto terminó y pasa a la siguiente persona que espera. Si aún necesitas un auto, únete de nuevo a la lista.',
    noneCame: () =>
      'Lo sentimos: hasta tu inicio no quedó libre ningún auto que te sirva. Prueba con otras fechas u otro tipo de auto.',
  },
  button: {
    offered: 'Reservar ahora',
    offerOver: 'Ver autos libres',
    noneCame: 'Ver autos libres',
  },
  closing:
    '¿No lo quieres? Elimínalo de tu lista de espera y la siguiente persona lo recibe enseguida.',
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
    item.offer_expires_at ? momentText(item.offer_expires_at, area.zone, reader) : ''
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
  if (!(await waysOf(tx, user.id, 'waitingList')).mail) return
  const letter = letterOf(lang, {
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
  await queueMail(tx, { to: user.email, ...letter }, now)
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
    [facts.car, car && `${car.make} ${car.model} ${car.year}`],
    [facts.area, lang === 'es' ? area.name_es : area.name_en],
    [facts.start, momentText(item.starts_at, area.zone, lang)],
    [facts.end, ends ? momentText(ends, area.zone, lang) : undefined],
    [facts.month, car && dollarsText(car.month_cents)],
  ]
  return lines.filter((line): line is [string, string] => line[1] !== undefined)
}
