import type { Lang } from '#protocol/core/text.ts'
import { layOutMail, type MailBodies } from '../../platform/mail/mail-layout.ts'

/** One notice in its reader's language. */
export type NoticeNews = {
  title: string
  text: string
  route: string | null
  query: Record<string, string>
  /** Whoever has two cars sees which one it is about. */
  rental?: { car: string; number: number } | undefined
}

const en = {
  many: (count: number) => `${count} updates about your rentals`,
  about: (car: string, number: number) => `${car}, order ${number}`,
  open: 'Open',
  choice: 'Choose on your dashboard which updates we e-mail you.',
  steps: {
    payment: 'Pay now',
    'payment-extend': 'Pay now',
    keys: 'Go to keys',
    booking: 'Book now',
    waitingList: 'See your waiting list',
    personal: 'See your documents',
    extend: 'Extend the rental',
    vehicleInspection: 'Send the inspection',
    vehicleMaintenance: 'See the maintenance',
    confirmation: 'Read the contract',
    dashboard: 'Open the dashboard',
    job: 'Open the job',
    jobs: 'See the jobs',
    staff: 'Open the list',
  } as Record<string, string>,
}
const es: typeof en = {
  many: (count) => `${count} avisos sobre tus rentas`,
  about: (car, number) => `${car}, orden ${number}`,
  open: 'Abrir',
  choice: 'Elige en tu panel qué avisos te enviamos por correo.',
  steps: {
    payment: 'Pagar ahora',
    'payment-extend': 'Pagar ahora',
    keys: 'Ir a las llaves',
    booking: 'Reservar ahora',
    waitingList: 'Ver tu lista de espera',
    personal: 'Ver tus documentos',
    extend: 'Extender la renta',
    vehicleInspection: 'Enviar la inspección',
    vehicleMaintenance: 'Ver el mantenimiento',
    confirmation: 'Leer el contrato',
    dashboard: 'Abrir el panel',
    job: 'Abrir el trabajo',
    jobs: 'Ver los trabajos',
    staff: 'Abrir la lista',
  },
}
const messages: Record<Lang, typeof en> = { en, es }

/** `vehicleMaintenance` is `/vehicle-maintenance`; `job` has its id in the path (docs/product/app.md#routes). */
const pathOf = (route: string, id: string | undefined) =>
  route === 'job' && id !== undefined
    ? `/jobs/${encodeURIComponent(id)}`
    : `/${route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

function linkOf({ route, query }: NoticeNews, lang: Lang, publicUrl: string) {
  const name = route ?? 'dashboard'
  const url = new URL(name === 'home' ? '/' : pathOf(name, query.id), publicUrl)
  if (name !== 'job') url.search = new URLSearchParams(query).toString()
  return { label: messages[lang].steps[name] ?? messages[lang].open, url: url.href }
}

/** The mail of one notice, or of several that were gathered, each with its next step as a link. */
export function layOutNotices(
  news: readonly NoticeNews[],
  lang: Lang,
  publicUrl: string,
): MailBodies {
  const words = messages[lang]
  const aboutOf = ({ rental }: NoticeNews) => rental && words.about(rental.car, rental.number)
  const [only] = news
  if (only && news.length === 1) {
    return layOutMail(lang, {
      subject: only.title,
      heading: only.title,
      about: aboutOf(only),
      paragraphs: only.text === only.title ? [] : [only.text],
      button: linkOf(only, lang, publicUrl),
      closing: [words.choice],
    })
  }
  const subject = words.many(news.length)
  return layOutMail(lang, {
    subject,
    heading: subject,
    paragraphs: [],
    items: news.map((one) => ({
      title: one.title,
      about: aboutOf(one),
      text: one.text === one.title ? '' : one.text,
      link: linkOf(one, lang, publicUrl),
    })),
    closing: [words.choice],
  })
}
