import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { routes } from '#web/core/routing/routes.ts'

/** Nothing left to pay: the order's confirmation says what happened. */
export function Settled({ order }: { order: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({ to: routes.confirmation, search: { order }, replace: true })
  }, [navigate, order])
  return null
}
