import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const staffAddPhoto = commandName<typeof all.staffAddPhoto>('staffAddPhoto', [
  'car',
  'picture',
])
export const staffArrangePhotos = commandName<typeof all.staffArrangePhotos>('staffArrangePhotos', [
  'car',
  'version',
  'photos',
])
export const staffDescribePhoto = commandName<typeof all.staffDescribePhoto>('staffDescribePhoto', [
  'photo',
  'version',
  'altEn',
  'altEs',
])
export const staffCar = queryName<typeof all.staffCar>('staffCar')
export const staffCars = queryName<typeof all.staffCars>('staffCars')
export const staffChangeCars = commandName<typeof all.staffChangeCars>('staffChangeCars', [
  'cars',
  'inAll',
  'find',
  'inArea',
  'inState',
  'percent',
  'day',
  'week',
  'month',
  'area',
  'status',
  'add',
  'remove',
  'fingerprint',
])
export const staffUndoCars = commandName<typeof all.staffUndoCars>('staffUndoCars', ['change'])
export const staffPhotoFile = queryName<typeof all.staffPhotoFile>('staffPhotoFile')
export const staffSendPhotoFile = commandName<typeof all.staffSendPhotoFile>('staffSendPhotoFile', [
  'file',
  'number',
  'piece',
])
export const staffTakePhotoFile = commandName<typeof all.staffTakePhotoFile>('staffTakePhotoFile', [
  'file',
  'replaces',
  'fingerprint',
])
export const staffReadFleetFile = commandName<typeof all.staffReadFleetFile>('staffReadFleetFile', [
  'file',
  'fingerprint',
])
export const staffSaveCar = commandName<typeof all.staffSaveCar>('staffSaveCar', [
  'car',
  'version',
  'sourceId',
  'make',
  'model',
  'year',
  'subtype',
  'area',
  'city',
  'latitude',
  'longitude',
  'dailyRateUsd',
  'weeklyPriceUsd',
  'monthlyPriceUsd',
  'milePriceCents',
  'seats',
  'doors',
  'fuel',
  'transmission',
  'mpg',
  'tankGallons',
  'batteryKwh',
  'colour',
  'plate',
  'address',
  'depositMinUsd',
  'depositMaxUsd',
  'minRentalDays',
  'includedMilesPerDay',
  'odometerMiles',
  'features',
  'status',
  'vin',
  'registrationUntil',
  'inspectionUntil',
  'keyBox',
  'costUsd',
  'note',
])
export const staffBrokenCar = queryName<typeof all.staffBrokenCar>('staffBrokenCar')
export const staffBlockCar = commandName<typeof all.staffBlockCar>('staffBlockCar', [
  'car',
  'version',
  'kind',
  'from',
  'until',
  'reason',
])
export const staffUnblockCar = commandName<typeof all.staffUnblockCar>('staffUnblockCar', [
  'breakdown',
  'version',
])
export const staffFeeds = queryName<typeof all.staffFeeds>('staffFeeds')
export const staffSaveFeed = commandName<typeof all.staffSaveFeed>('staffSaveFeed', [
  'car',
  'feed',
  'version',
  'name',
  'url',
])
export const staffEndFeed = commandName<typeof all.staffEndFeed>('staffEndFeed', [
  'feed',
  'version',
])
export const staffSeeOverlap = commandName<typeof all.staffSeeOverlap>('staffSeeOverlap', [
  'overlap',
  'version',
])
export const staffMakeFeedLink = commandName<typeof all.staffMakeFeedLink>('staffMakeFeedLink', [
  'car',
  'area',
])
export const staffEndFeedLink = commandName<typeof all.staffEndFeedLink>('staffEndFeedLink', [
  'link',
  'version',
])
export const staffMoveRenters = commandName<typeof all.staffMoveRenters>('staffMoveRenters', [
  'renters',
])
