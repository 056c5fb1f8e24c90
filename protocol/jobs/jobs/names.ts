import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const jobAccept = commandName<typeof all.jobAccept>('jobAccept', [
  'id',
  'offer',
  'comment',
  'application',
  'version',
])
export const jobApplicationRemove = commandName<typeof all.jobApplicationRemove>(
  'jobApplicationRemove',
  ['id'],
)
export const jobCancel = commandName<typeof all.jobCancel>('jobCancel', ['id', 'restore'])
export const jobCompletion = commandName<typeof all.jobCompletion>('jobCompletion', [
  'id',
  'id1',
  'id2',
  'id3',
  'id4',
  'id5',
  'id6',
  'id7',
  'id8',
  'comments',
  'application',
])
export const markJobDone = commandName<typeof all.markJobDone>('markJobDone', ['id'])
export const job = queryName<typeof all.job>('job', 'jobs/{id}')
export const jobFilters = queryName<typeof all.jobFilters>('jobFilters')
export const jobs = queryName<typeof all.jobs>('jobs')
export const myRoutes = queryName<typeof all.myRoutes>('myRoutes')
export const removeRoute = commandName<typeof all.removeRoute>('removeRoute', ['id'])
export const updateRoute = commandName<typeof all.updateRoute>('updateRoute', [
  'id',
  'version',
  'name',
  'stops',
  'day',
  'days',
  'leaves',
  'arrives',
  'detour',
  'seats',
  'notify',
])
export const updateJob = commandName<typeof all.updateJob>('updateJob', [
  'id',
  'version',
  'type',
  'title',
  'description',
  'from',
  'to',
  'via',
  'start',
  'end',
  'price',
  'seats',
  'size',
  'maxDetour',
  'photos',
  'visibility',
])
