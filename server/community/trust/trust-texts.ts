import { counted } from '#protocol/core/counted.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { trustReasons } from '#protocol/community/trust/trust.ts'

/** Whom nothing leads to: the answer tells a stranger no name. */
export const someone: Text = { en: 'this person', es: 'esta persona' }

/** What a value of 0 to 100 means. */
export function titleOf(value: number, name: string): Text {
  if (value === 0)
    return {
      en: `Nothing connects you to ${name} yet`,
      es: `Todavía nada te conecta con ${name}`,
    }
  if (value < 25)
    return { en: `Some reason to trust ${name}`, es: `Algún motivo para confiar en ${name}` }
  if (value < 50)
    return { en: `Good reason to trust ${name}`, es: `Buenos motivos para confiar en ${name}` }
  if (value < 75)
    return { en: `Strong reason to trust ${name}`, es: `Motivos fuertes para confiar en ${name}` }
  return { en: `Every reason to trust ${name}`, es: `Todos los motivos para confiar en ${name}` }
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
    es: 'Nuestro equipo avala a {name}.',
  }),
  ownVouch: ofOne({ en: 'You vouch for {name}.', es: 'Tú avalas a {name}.' }),
  ownConnection: ofOne({
    en: 'You and {name} are connected.',
    es: 'Tú y {name} están conectados.',
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
      one: '# amigo tuyo avala a {name}',
      other: '# amigos tuyos avalan a {name}',
    },
  }),
  friendsKnow: ofMany({
    en: { one: '# friend of yours knows {name}', other: '# friends of yours know {name}' },
    es: { one: '# amigo tuyo conoce a {name}', other: '# amigos tuyos conocen a {name}' },
  }),
  othersVouch: ofMany({
    en: {
      one: '# person in your wider network vouches for {name}',
      other: '# people in your wider network vouch for {name}',
    },
    es: {
      one: '# persona de tu red más amplia avala a {name}',
      other: '# personas de tu red más amplia avalan a {name}',
    },
  }),
  othersKnow: ofMany({
    en: {
      one: '# person in your wider network knows {name}',
      other: '# people in your wider network know {name}',
    },
    es: {
      one: '# persona de tu red más amplia conoce a {name}',
      other: '# personas de tu red más amplia conocen a {name}',
    },
  }),
  teamsPeople: ofMany({
    en: {
      one: '# person in our team’s circle knows {name}',
      other: '# people in our team’s circle know {name}',
    },
    es: {
      one: '# persona del círculo de nuestro equipo conoce a {name}',
      other: '# personas del círculo de nuestro equipo conocen a {name}',
    },
  }),
}
