import type { Text } from '#protocol/core/text.ts'
import { databaseRefusals } from '../../platform/api/database-refusals.ts'

export const conductTexts = {
  yourself: {
    en: 'This is you. Report somebody else.',
    es: 'Esta persona eres tú. Reporta a alguien más.',
  },
  reportedAlready: databaseRefusals.person_report_one_open.text,
  staff: databaseRefusals.block_spares_staff.text,
  noReport: {
    en: 'Nothing is reported of this person any more.',
    es: 'Ya no hay ningún reporte sobre esta persona.',
  },
  blockedAlready: {
    en: 'This account is blocked already. End that block first.',
    es: 'Esta cuenta ya está bloqueada. Primero termina ese bloqueo.',
  },
  noMatch: {
    en: 'This account matches no blocked person any more.',
    es: 'Esta cuenta ya no coincide con ninguna persona bloqueada.',
  },
  notBlocked: {
    en: 'This account is not blocked any more.',
    es: 'Esta cuenta ya no está bloqueada.',
  },
} satisfies Record<string, Text>
