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

export const relocationFinish = commandName<typeof all.relocationFinish>('relocationFinish', [
  'id',
  'odometer',
  'gas',
  'charge',
  'latitude',
  'longitude',
  'positionReason',
  'comments',
])
export const relocationInspection = commandName<typeof all.relocationInspection>(
  'relocationInspection',
  ['id', 'moment', 'items', 'comments'],
)
export const relocationStart = commandName<typeof all.relocationStart>('relocationStart', [
  'id',
  'odometer',
  'gas',
  'charge',
  'latitude',
  'longitude',
  'positionReason',
])
export const relocationTakeBack = commandName<typeof all.relocationTakeBack>('relocationTakeBack', [
  'id',
  'stands',
  'odometer',
  'message',
])
export const staffDecideRelocation = commandName<typeof all.staffDecideRelocation>(
  'staffDecideRelocation',
  ['id', 'version', 'decision', 'stands', 'message'],
)
export const staffRelocations = queryName<typeof all.staffRelocations>('staffRelocations')
export const credits = queryName<typeof all.credits>('credits')
export const postRelocation = commandName<typeof all.postRelocation>('postRelocation', [
  'car',
  'to',
  'address',
  'reward',
  'start',
  'end',
  'reason',
  'description',
])
export const relocation = queryName<typeof all.relocation>('relocation')
export const relocationCars = queryName<typeof all.relocationCars>('relocationCars')
export const relocationGaps = queryName<typeof all.relocationGaps>('relocationGaps')
