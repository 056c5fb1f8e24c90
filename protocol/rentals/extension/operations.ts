export { extendCar } from './extend-car.ts'
