import { uploadFile as operation } from '#protocol/people/files/upload-file.ts'
import { prepared } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import { fileAddress, storeUploads } from '../../platform/uploads/uploads.ts'

/**
 * One file a request, so that a slow signal loses one picture at most (docs/product/inspections-and-maintenance.md#inspection). It belongs to
 * its sender and to nothing yet; a command that names it takes it up.
 * @throws Problem 400 at `file` with a sentence of docs/product/app.md#files.
 */
export const uploadFile = prepared(operation, {
  async prepare(context, { purpose, file }) {
    limit(context, `upload ${context.user.id}`, 300, 3600)
    return storeUploads(context, context.user.id, purpose, 'file', file ? [file] : [])
  },

  async run({ db: tx }, _fields, ids) {
    const { id, sha256 } = await tx
      .selectFrom('stored_file')
      .select(['id', 'sha256'])
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow()
    return { file: id, url: fileAddress(id), sha256: sha256 ?? '' }
  },
})
