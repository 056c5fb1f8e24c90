export const specialRequestKinds = [
  'delivery',
  'extraDriver',
  'pet',
  'timeChange',
  'other',
] as const
