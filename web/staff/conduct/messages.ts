import type { ReportReason } from '#protocol/staff/conduct/choices.ts'

type Words = {
  report: string
  title: (name: string) => string
  lead: string
  reason: string
  choose: string
  reasons: Record<ReportReason, string>
  text: string
  send: string
  thanks: string
  blocked: (day: string, reason: string) => string
  blockedForGood: (reason: string) => string
}

const en: Words = {
  report: 'Report',
  title: (name) => `Report ${name}`,
  lead: 'Only our staff read this. The person is not told. In danger, call 911.',
  reason: 'What is wrong?',
  choose: 'Choose a reason',
  reasons: {
    fraud: 'Fraud or a scam',
    harassment: 'Insults or harassment',
    impersonation: 'Pretends to be somebody else',
    danger: 'Dangerous driving',
    spam: 'Advertising or spam',
    other: 'Something else',
  },
  text: 'What happened?',
  send: 'Send the report',
  thanks: 'Thank you. We look at it.',
  blocked: (day, reason) =>
    `Your account is blocked through ${day}. You can still return a car and pay. Reason: ${reason}`,
  blockedForGood: (reason) =>
    `Your account is blocked. You can still return a car and pay. Reason: ${reason}`,
}

const es: Words = {
  report: 'Reportar',
  title: (name) => `Reportar a ${name}`,
  lead: 'Solo lo lee nuestro equipo. No le avisamos a la persona. Si hay peligro, llama al 911.',
  reason: '¿Qué está mal?',
  choose: 'Elige un motivo',
  reasons: {
    fraud: 'Fraude o estafa',
    harassment: 'Insultos o acoso',
    impersonation: 'Se hace pasar por otra persona',
    danger: 'Maneja de forma peligrosa',
    spam: 'Publicidad o spam',
    other: 'Otra cosa',
  },
  text: '¿Qué pasó?',
  send: 'Enviar el reporte',
  thanks: 'Gracias. Lo vamos a revisar.',
  blocked: (day, reason) =>
    `Tu cuenta está bloqueada hasta el ${day}. Aún puedes devolver un auto y pagar. Motivo: ${reason}`,
  blockedForGood: (reason) =>
    `Tu cuenta está bloqueada. Aún puedes devolver un auto y pagar. Motivo: ${reason}`,
}

export const conductMessages = { en, es }
