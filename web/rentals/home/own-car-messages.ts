import { counted } from '#protocol/core/counted.ts'

const days = counted('en', { one: '# day', other: '# days' })
const dias = counted('es', { one: '# día', other: '# días' })

/** What home says to somebody who rents. */
const en = {
  your: (model: string) => `Your ${model}`,
  backOn: (when: string) => `Back on ${when}`,
  pickUpOn: (when: string) => `Pick it up on ${when}`,
  dayOf: (day: number, last: number) => `Day ${day} of ${last}`,
  milesOf: (driven: string, included: string) => `${driven} mi of ${included} included`,
  milesSoFar: (driven: string) => `${driven} mi so far`,
  keepIt: 'Keep it longer',
  bringBack: 'Return it',
  help: 'Help',
  another: 'Another car?',
  where: (area: string, length: number) => `${area}, ${days(length)}`,
  when: (start: string, end: string) => `${start} to ${end}`,
}

const es: typeof en = {
  your: (model) => `Tu ${model}`,
  backOn: (when) => `Lo devuelves el ${when}`,
  pickUpOn: (when) => `Lo recoges el ${when}`,
  dayOf: (day, last) => `Día ${day} de ${last}`,
  milesOf: (driven, included) => `${driven} mi de ${included} incluidas`,
  milesSoFar: (driven) => `${driven} mi hasta ahora`,
  keepIt: 'Quedártelo más',
  bringBack: 'Devolverlo',
  help: 'Ayuda',
  another: '¿Otro auto?',
  where: (area, length) => `${area}, ${dias(length)}`,
  when: (start, end) => `${start} al ${end}`,
}

export const ownCarMessages = { en, es }
