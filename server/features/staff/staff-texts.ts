import type { Text } from '#protocol/core/text.ts'

export const staffTexts = {
  decidedAlready: {
    en: 'This was decided already. Reload to see how.',
    es: 'Esto ya se decidió. Recarga para ver cómo.',
  },
} satisfies Record<string, Text>
