import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/auth/auth-provider.tsx'

/** The name to show, falling back to the default one (dashboard.md §3). */
export function useDisplayName(): string {
  const { t } = useTranslation()
  const { user } = useSession()
  return user.name.trim() || t('Usuario Aurelio')
}

/** The person's photo, else their initials. Decoration, drawn by CSS so that it is no text: the name stands beside it. */
export function Avatar({ name, image }: { name: string; image: string | null }) {
  if (image !== null) return <img src={image} alt="" className="size-8 shrink-0 rounded-full object-cover" />
  return (
    <span
      aria-hidden="true"
      data-initials={initials(name)}
      className="grid size-8 shrink-0 place-items-center rounded-full bg-accent text-xs font-semibold text-on-accent before:content-[attr(data-initials)]"
    />
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 0x20).toLocaleUpperCase())
    .join('')
    .trim()
}
