import { useQueryClient } from '@tanstack/react-query'
import {
  appointments,
  carServiceFormData,
  carServiceHistory,
  dashboard,
  maintenanceCheck,
} from '#protocol/rentals/names.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { CallError, isMissing } from '#web/core/api/errors.ts'
import { useRead } from '#web/core/api/use-read.ts'

export type MaintenanceCheck = OutputOf<typeof maintenanceCheck>

/** What the car of an order, or a car, needs now; with the sentence of a refusal. */
export function useMaintenance(asked: { order?: string | undefined; car?: string | undefined }) {
  const { data, refused, error, refetch } = useRead(maintenanceCheck, asked)
  const status = error instanceof CallError ? error.status : undefined
  return {
    check: data,
    refused,
    isLost: isMissing(error),
    isOutOfReach: status === 0,
    error,
    refetch,
  }
}

/** Everything that a visit or a service changes is read anew. */
export function useReadAnew(): () => void {
  const queryClient = useQueryClient()
  return () => {
    for (const { name } of [
      maintenanceCheck,
      carServiceFormData,
      carServiceHistory,
      appointments,
      dashboard,
    ])
      void queryClient.invalidateQueries({ queryKey: [name] })
  }
}
