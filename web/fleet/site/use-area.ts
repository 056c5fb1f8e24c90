import { home } from '#protocol/fleet/names.ts'
import type { Area } from '#protocol/fleet/home/home.ts'
import { useRead } from '#web/core/api/use-read.ts'

/** All areas, as every screen starts from them; empty until they are known. */
export function useAreas(): readonly Area[] {
  const { data } = useRead(home, {})
  return data?.areas ?? []
}

export function useArea(id: string | undefined): Area | undefined {
  return useAreas().find((area) => area.id === id)
}

/** Whether card payments are pretended by the built-in gateway. */
export function useTestPayments(): boolean {
  const { data } = useRead(home, {})
  return data?.testPayments === true
}
