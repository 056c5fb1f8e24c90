import { company } from '#web/core/company.ts'

type Edge = { from: string; to: string; fromYou: boolean }

const en = {
  heading: 'Trust',
  of: 'of 100',
  why: 'How this adds up',
  drawing: 'How trust reaches them. The list below says the same.',
  you: 'You',
  member: 'A member',
  memberNo: (number: number) => `Member ${number}`,
  team: `Trusted by ${company().name}`,
  teamNo: (number: number) => `Trusted by ${company().name}, ${number}`,
  others: (count: number) => `+${count}`,
  othersText: (count: number) => `${count} more`,
  vouch: ({ from, to, fromYou }: Edge) =>
    fromYou ? `You vouch for ${to}` : `${from} vouches for ${to}`,
  connection: ({ from, to }: Edge) => `${from} and ${to} are connected`,
  referral: ({ from, to }: Edge) => `${from} and ${to} know each other by an invitation`,
  share: (percent: number) => `${percent}%`,
  failed: 'The reasons could not be loaded.',
  again: 'Try again',
  personal:
    'Only you see this number. It comes from the people you know and what they say of others.',
}

const es: typeof en = {
  heading: 'Confianza',
  of: 'de 100',
  why: 'De dónde sale',
  drawing: 'Cómo llega la confianza. La lista de abajo dice lo mismo.',
  you: 'Tú',
  member: 'Un miembro',
  memberNo: (number) => `Miembro ${number}`,
  team: `Con la confianza de ${company().name}`,
  teamNo: (number) => `Con la confianza de ${company().name}, ${number}`,
  others: (count) => `+${count}`,
  othersText: (count) => `${count} más`,
  vouch: ({ from, to, fromYou }) => (fromYou ? `Tú avalas a ${to}` : `${from} avala a ${to}`),
  connection: ({ from, to }) => `${from} y ${to} están conectados`,
  referral: ({ from, to }) => `${from} y ${to} se conocen por una invitación`,
  share: (percent) => `${percent}%`,
  failed: 'No se pudieron cargar los motivos.',
  again: 'Intentar de nuevo',
  personal: 'Solo tú ves este número. Sale de la gente que conoces y de lo que dicen de los demás.',
}

export const trustMessages = { en, es }
