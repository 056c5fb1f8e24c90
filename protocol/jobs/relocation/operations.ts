export {
  relocationFinish,
  relocationInspection,
  relocationStart,
  relocationTakeBack,
} from './relocation-steps.ts'
export { staffDecideRelocation, staffRelocations } from './staff-relocations.ts'
export {
  credits,
  postRelocation,
  relocation,
  relocationCars,
  relocationGaps,
} from './relocations.ts'
