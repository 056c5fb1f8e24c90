import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const jobSafety = queryName<typeof all.jobSafety>('jobSafety')
export const answerJobLocation = commandName<typeof all.answerJobLocation>('answerJobLocation', [
  'id',
  'answer',
])
export const askJobLocation = commandName<typeof all.askJobLocation>('askJobLocation', ['id'])
export const jobLocation = queryName<typeof all.jobLocation>('jobLocation')
export const shareJobLocation = commandName<typeof all.shareJobLocation>('shareJobLocation', [
  'id',
  'latitude',
  'longitude',
  'accuracy',
  'age',
])
export const stopJobLocation = commandName<typeof all.stopJobLocation>('stopJobLocation', ['id'])
