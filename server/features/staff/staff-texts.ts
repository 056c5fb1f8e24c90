import type { Text } from '#protocol/core/text.ts'

export const staffTexts = {
  decidedAlready: {
    en: 'Somebody decided this already; nothing was changed. The audit log tells who and how.',
    es: 'Alguien ya decidió esto; no se cambió nada. El registro de acciones dice quién y cómo.',
  },
} satisfies Record<string, Text>
