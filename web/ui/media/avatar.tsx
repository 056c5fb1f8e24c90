import { onServer } from '#web/core/api/transport.ts'
import { cx } from '../cx.ts'

/** Whom a picture shows; initials need the names, or at least an e-mail. */
export type Pictured = {
  firstName?: string
  lastName?: string
  email?: string
  img?: string
}

export function initials({ firstName, lastName, email }: Pictured): string {
  const names = [firstName, lastName].filter((name) => name)
  const source = names.length > 0 ? names : [email]
  return source.map((name) => name?.slice(0, 1).toUpperCase()).join('')
}

/** The server keeps two widths of each picture; lists do with the small one. */
function sources(img: string): string | undefined {
  const small = img.replace(/-256\.webp$/, '-96.webp')
  return small === img ? undefined : `${small} 96w, ${img} 256w`
}

type AvatarProps = { person: Pictured; size?: 'sm' | 'md' | 'lg'; className?: string }

const sizes = {
  sm: { look: 'size-9 text-14', width: '36px' },
  md: { look: 'size-12 text-16', width: '48px' },
  lg: { look: 'size-22 text-30', width: '88px' },
}

/** The person's picture, or their initials; their name stands beside it. */
export function Avatar({ person, size = 'sm', className }: AvatarProps) {
  const { look, width } = sizes[size]
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid flex-none place-items-center overflow-hidden rounded-full bg-primary font-bold text-on-primary',
        look,
        className,
      )}
    >
      {person.img ? (
        <img
          src={onServer(person.img)}
          srcSet={sources(onServer(person.img))}
          sizes={width}
          alt=""
          className="size-full object-cover"
        />
      ) : (
        initials(person)
      )}
    </span>
  )
}
