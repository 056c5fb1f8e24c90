export { specialRequest } from './special-request.ts'
export {
  answerSpecialRequest,
  specialRequests,
  staffAnswerSpecialRequest,
  staffSpecialRequests,
} from './special-requests.ts'
