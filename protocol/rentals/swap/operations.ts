export { carChange, carChangeByCar, carChangeByType } from './car-change.ts'
