export { reportUser } from './report-user.ts'
export { staffReadJobThread } from './staff-read-job-thread.ts'
export { staffDecidePerson, staffPeople } from './staff-people.ts'
