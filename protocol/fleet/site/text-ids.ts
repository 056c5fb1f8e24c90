/** The texts of the company, in the order of the list (docs/product/company.md#texts). */
export const textIds = [
  'about',
  'faq',
  'terms',
  'contract',
  'rules',
  'insurance',
  'accessibility',
  'job-rides',
  'job-driving',
  'job-relocations',
] as const
export type TextId = (typeof textIds)[number]

/** What somebody accepts: the first are put live by an owner. */
export const isAccepted = (id: TextId): boolean => id === 'terms' || id === 'contract'

/** Read in one piece where a job is, without title and headings. */
export const isPlain = (id: TextId): boolean => id.startsWith('job-')
/** So long a text of one piece may be. */
export const longestPlain = 1000
