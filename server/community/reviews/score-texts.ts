import type { ScoreTitle } from '#domain/community/profile/score.ts'
import type { Text } from '#protocol/core/text.ts'

/** `score.title` (docs/product/community.md#score). */
export const scoreTitles: Record<ScoreTitle, Text> = {
  new: { en: 'New', es: 'Nuevo' },
  poor: { en: 'Poor', es: 'Malo' },
  fair: { en: 'Fair', es: 'Regular' },
  good: { en: 'Good', es: 'Bueno' },
  veryGood: { en: 'Very good', es: 'Muy bueno' },
  excellent: { en: 'Excellent', es: 'Excelente' },
}
