/** A value for each criterion, `id` and the criterion’s id (docs/product/community.md#criteria). */
export const valueNames = ['id1', 'id2', 'id3', 'id4', 'id5'] as const
export type ValueName = (typeof valueNames)[number]

/** The same of a job, of which each asks for some of them (`jobCriteria`). */
export const jobValueNames = [...valueNames, 'id6', 'id7', 'id8'] as const
export type JobValueName = (typeof jobValueNames)[number]

/** The three tabs of the reviews (docs/product/community.md#profile). */
export const reviewStatuses = ['completed', 'in-progress', 'canceled'] as const

export const reviewSorts = ['newest', 'highest', 'oldest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]
