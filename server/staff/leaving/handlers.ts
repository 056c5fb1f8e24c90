import type { SomeHandlers } from '../../platform/api/handler.ts'
import { deleteAccount } from './delete-account.ts'
import { accountExport, accountExports } from './export/account-export.ts'

export const leavingHandlers = {
  accountExport,
  accountExports,
  deleteAccount,
} satisfies SomeHandlers
