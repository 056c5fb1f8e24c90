import type { UserInfo } from '#protocol/account/user-info.ts'
import { cx } from '#web/ui/cx.ts'

export function initials(person: Pick<UserInfo, 'firstName' | 'lastName' | 'email'>): string {
  const names = [person.firstName, person.lastName].filter((name) => name)
  const source = names.length > 0 ? names : [person.email]
  return source.map((name) => name?.slice(0, 1).toUpperCase()).join('')
}

/** The person's picture, or their initials. */
export function Avatar({ person, className }: { person: UserInfo; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-9 flex-none place-items-center overflow-hidden rounded-full bg-primary text-14 font-bold text-on-primary',
        className,
      )}
    >
      {person.img ? (
        <img src={person.img} alt="" className="size-full object-cover" />
      ) : (
        initials(person)
      )}
    </span>
  )
}
