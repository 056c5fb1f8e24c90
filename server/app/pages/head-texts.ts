import type { Lang } from '#protocol/core/text.ts'

/** What pages say of themselves in search engines and beside links that people send each other. */
export const headTexts = {
  en: {
    home: 'Cars by the month',
    homeText: (areas: string) =>
      `Cars and vans by the week or by the month${areas && ` in ${areas}`}. See the whole price first, without an account.`,
    results: 'Cars',
    resultsIn: (area: string) => `Cars in ${area}`,
    resultsText: (area: string) =>
      `Cars and vans in ${area} by the week or by the month. See the whole price first, without an account.`,
    carText: (car: string, place: string, month: string, seats: number) =>
      `Rent a ${car} in ${place}: $${month} for a month of 30 days, ${seats} seats. See the whole price first, without an account.`,
    contact: 'Contact',
    contactText: (company: string) =>
      `Write to ${company}: a person reads it and answers by e-mail.`,
    notFound: 'Page not found',
    invites: (name: string, company: string) => `${name} invites you to ${company}`,
    invitesText: (name: string) =>
      `Open the link to read what ${name} says about you. Cars and vans by the week or by the month.`,
  },
  es: {
    home: 'Autos por mes',
    homeText: (areas) =>
      `Autos y vans por semana o por mes${areas && ` en ${areas}`}. Mira el precio completo antes, sin cuenta.`,
    results: 'Autos',
    resultsIn: (area) => `Autos en ${area}`,
    resultsText: (area) =>
      `Autos y vans en ${area} por semana o por mes. Mira el precio completo antes, sin cuenta.`,
    carText: (car, place, month, seats) =>
      `Renta un ${car} en ${place}: $${month} por un mes de 30 días, ${seats} asientos. Mira el precio completo antes, sin cuenta.`,
    contact: 'Contacto',
    contactText: (company) => `Escribe a ${company}: lo lee una persona y responde por correo.`,
    notFound: 'Página no encontrada',
    invites: (name, company) => `${name} te invita a ${company}`,
    invitesText: (name) =>
      `Abre el enlace para leer lo que ${name} dice de ti. Autos y vans por semana o por mes.`,
  },
} satisfies Record<Lang, HeadTexts>

type HeadTexts = {
  home: string
  homeText: (areas: string) => string
  results: string
  resultsIn: (area: string) => string
  resultsText: (area: string) => string
  carText: (car: string, place: string, month: string, seats: number) => string
  contact: string
  contactText: (company: string) => string
  notFound: string
  invites: (name: string, company: string) => string
  invitesText: (name: string) => string
}
