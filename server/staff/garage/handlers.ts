import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffAddPhoto, staffArrangePhotos, staffDescribePhoto } from './car-photos.ts'
import { staffChangeCars, staffUndoCars } from './change-cars.ts'
import { staffBrokenCar, staffMoveRenters } from './broken-car.ts'
import { staffBlockCar, staffUnblockCar } from './off-the-road.ts'
import { staffCar, staffCars } from './staff-cars.ts'
import { staffPhotoFile, staffSendPhotoFile, staffTakePhotoFile } from './photo-file.ts'
import { staffReadFleetFile } from './staff-fleet-file.ts'
import { staffSaveCar } from './staff-save-car.ts'

export const garageHandlers = {
  staffAddPhoto,
  staffArrangePhotos,
  staffBlockCar,
  staffBrokenCar,
  staffCar,
  staffCars,
  staffChangeCars,
  staffDescribePhoto,
  staffMoveRenters,
  staffPhotoFile,
  staffReadFleetFile,
  staffSaveCar,
  staffSendPhotoFile,
  staffTakePhotoFile,
  staffUnblockCar,
  staffUndoCars,
} satisfies SomeHandlers
