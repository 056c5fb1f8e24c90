import type { SomeHandlers } from '../../platform/api/handler.ts'
import { specialRequest } from './special-request.ts'
import { answerSpecialRequest, specialRequests } from './special-requests.ts'
import { staffAnswerSpecialRequest, staffSpecialRequests } from './staff-special-requests.ts'

export const specialRequestHandlers = {
  answerSpecialRequest,
  specialRequest,
  specialRequests,
  staffAnswerSpecialRequest,
  staffSpecialRequests,
} satisfies SomeHandlers
