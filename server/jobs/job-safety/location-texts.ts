import {
  askableAgainAt,
  isRunning,
  type LocationAction,
  type LocationFacts,
} from '#domain/jobs/jobs/job-safety.ts'
import { timeOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'
import { jobTexts, standing } from '../jobs/job-texts.ts'
import type { JobRun } from './job-run.ts'

const texts = {
  ofCompany: {
    en: 'Locations are not shared on relocations. Write to our team in the messages.',
    es: 'En los traslados no se comparte la ubicación. Escribe a nuestro equipo en los mensajes.',
  },
  notNow: {
    en: 'Locations cannot be shared on this job now.',
    es: 'Por ahora no se puede compartir la ubicación en este trabajo.',
  },
  askedAlready: {
    en: 'You have asked already. You will see the answer here.',
    es: 'Ya preguntaste. Aquí verás la respuesta.',
  },
  sharesAlready: {
    en: 'The location is shared with you already.',
    es: 'Ya comparten su ubicación contigo.',
  },
  notAsked: {
    en: 'Nobody asks for your location now.',
    es: 'Ahora nadie te pide tu ubicación.',
  },
  notShared: {
    en: 'You do not share your location now.',
    es: 'Ahora no compartes tu ubicación.',
  },
} satisfies Record<string, Text>

const saidNo = (time: string): Text => ({
  en: `They said no. You can ask again from ${time}.`,
  es: `Respondió que no. Puedes volver a preguntar desde las ${time}.`,
})

/** Why something about a location is not done. */
export function whyNot(
  action: LocationAction,
  { row, facts }: JobRun,
  { state, answeredAt }: LocationFacts,
  now: Date,
): Text {
  if (action === 'stop') return texts.notShared
  if (facts.type === 'relocation') return texts.ofCompany
  if (facts.status !== 'assigned') return standing[facts.status]
  if (now < facts.startsAt) return jobTexts.notBegun
  if (now >= facts.endsAt) return jobTexts.isOver
  if (!isRunning(facts, now)) return texts.notNow
  if (action === 'share') return texts.notShared
  if (action !== 'ask') return texts.notAsked
  if (state === 'refused' && answeredAt)
    return saidNo(timeOf(toWall(askableAgainAt(answeredAt), row.zone)))
  return state === 'asked' ? texts.askedAlready : texts.sharesAlready
}
