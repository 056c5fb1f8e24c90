/** What who brings the car does next. */
export const relocationSteps = ['inspectStart', 'start', 'inspectEnd', 'finish'] as const
export type RelocationStep = (typeof relocationSteps)[number]
