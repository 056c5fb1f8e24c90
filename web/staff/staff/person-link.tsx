import { Link } from '@tanstack/react-router'
import { routes } from '#web/core/routing/routes.ts'

/** A person by name; leads to what staff know of them. */
export function PersonLink({ id, name }: { id: string; name: string }) {
  return (
    <Link
      to={routes.staff}
      search={{ view: 'people', open: id }}
      className="underline underline-offset-3"
    >
      {name}
    </Link>
  )
}
