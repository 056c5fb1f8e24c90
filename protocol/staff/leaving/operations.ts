export { accountExport, accountExports } from './account-export.ts'
export { deleteAccount } from './delete-account.ts'
