import { counted } from '#protocol/core/counted.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { trustReasons } from '#protocol/trust/trust.ts'

/** Whom nothing leads to: the answer tells a stranger no name. */
export const someone: Text = { en: 'this person', es: 'esta persona' }

/** What a value of 0 to 100 means. */
export function titleOf(value: number, name: string): Text {
  if (value === 0)
    return {
      en: `Nothing leads from you to ${name} yet`,
      es: `Todavía nada te lleva a ${name}`,
    }
  if (value < 25) return { en: `A little speaks for ${name}`, es: `Algo habla a favor de ${name}` }
  if (value < 50)
    return { en: `Something speaks for ${name}`, es: `Bastante habla a favor de ${name}` }
  if (value < 75) return { en: `Much speaks for ${name}`, es: `Mucho habla a favor de ${name}` }
  return { en: `Very much speaks for ${name}`, es: `Muchísimo habla a favor de ${name}` }
}

type Said = { name: string; names: readonly string[] }
type Sentence = (lang: Lang, count: number, said: Said) => string

const lists = {
  en: new Intl.ListFormat('en-US', { type: 'conjunction' }),
  es: new Intl.ListFormat('es-US', { type: 'conjunction' }),
}

/** The sentence of a count, with the names that may be said: «2 friends of yours vouch for Ana: Ben and Eva.» */
const ofMany =
  (forms: Record<Lang, { one: string; other: string }>): Sentence =>
  (lang, count, { name, names }) => {
    const sentence = counted(lang, forms[lang])(count).replace('{name}', () => name)
    return names.length === 0 ? `${sentence}.` : `${sentence}: ${lists[lang].format(names)}.`
  }

const ofOne =
  (text: Text): Sentence =>
  (lang, _count, { name }) =>
    text[lang].replace('{name}', () => name)

export const trustTexts: Record<(typeof trustReasons)[number], Sentence> = {
  seed: ofOne({
    en: 'Our team vouches for {name}.',
    es: 'Nuestro equipo responde por {name}.',
  }),
  ownVouch: ofOne({ en: 'You vouch for {name}.', es: 'Tú recomiendas a {name}.' }),
  ownConnection: ofOne({
    en: 'You and {name} are connected.',
    es: '{name} es parte de tus contactos.',
  }),
  ownReferral: ofOne({
    en: 'One of you invited the other.',
    es: 'Uno de ustedes invitó al otro.',
  }),
  friendsVouch: ofMany({
    en: {
      one: '# friend of yours vouches for {name}',
      other: '# friends of yours vouch for {name}',
    },
    es: {
      one: '# amigo tuyo recomienda a {name}',
      other: '# amigos tuyos recomiendan a {name}',
    },
  }),
  friendsKnow: ofMany({
    en: { one: '# friend of yours knows {name}', other: '# friends of yours know {name}' },
    es: { one: '# amigo tuyo conoce a {name}', other: '# amigos tuyos conocen a {name}' },
  }),
  othersVouch: ofMany({
    en: {
      one: '# person your friends lead to vouches for {name}',
      other: '# people your friends lead to vouch for {name}',
    },
    es: {
      one: '# persona a la que llegas por tus amigos recomienda a {name}',
      other: '# personas a las que llegas por tus amigos recomiendan a {name}',
    },
  }),
  othersKnow: ofMany({
    en: {
      one: '# person your friends lead to knows {name}',
      other: '# people your friends lead to know {name}',
    },
    es: {
      one: '# persona a la que llegas por tus amigos conoce a {name}',
      other: '# personas a las que llegas por tus amigos conocen a {name}',
    },
  }),
  teamsPeople: ofMany({
    en: {
      one: '# person to whom those our team vouches for lead knows {name}',
      other: '# people to whom those our team vouches for lead know {name}',
    },
    es: {
      one: '# persona cercana a quienes nuestro equipo respalda conoce a {name}',
      other: '# personas cercanas a quienes nuestro equipo respalda conocen a {name}',
    },
  }),
}
