import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { cn } from './class-names.ts'

type FloatingAddProps = { label: string; className?: string } & (
  | { to: string; onPress?: never }
  | { to?: never; onPress: () => void }
)

/** The '+' of a list on phones, over the bar at the bottom: within the reach of the thumb. */
export function FloatingAdd({ label, to, onPress, className }: FloatingAddProps) {
  const look = cn(
    'fixed right-4 bottom-[calc(var(--bar-height)+var(--notice-height)+1rem)] z-10 grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-float md:hidden',
    className,
  )
  const icon = <Plus aria-hidden="true" className="size-6" />
  if (to !== undefined)
    return (
      <Link to={to} aria-label={label} title={label} className={look}>
        {icon}
      </Link>
    )
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress} className={look}>
      {icon}
    </button>
  )
}
