export { home } from './home.ts'
