export { carTypesFeatures } from './car-types-features.ts'
export { cars } from './cars.ts'
