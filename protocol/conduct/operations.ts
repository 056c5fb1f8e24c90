export { reportUser } from './report-user.ts'
export { staffDecidePerson, staffPeople } from './staff-people.ts'
