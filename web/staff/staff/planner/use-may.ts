import { mayDo } from '#protocol/core/rights.ts'
import { userInfo } from '#protocol/people/names.ts'
import { staffRights } from '#protocol/staff-rights.ts'
import { useRead } from '#web/core/api/use-read.ts'

/** What the person may do here; an answer without rights is of one who may do all. */
export function useMay(): (name: keyof typeof staffRights) => boolean {
  const { data } = useRead(userInfo, {})
  return (name) => mayDo(data?.userInfo.rights ?? ['owner'], staffRights[name])
}
