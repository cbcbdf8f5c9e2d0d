/** The sign of the product; its name stands beside it or is said by the link around it. */
export function Logo({ className = 'size-8' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`brand-gradient grid shrink-0 place-items-center rounded-md ${className}`}
    >
      <svg viewBox="0 0 32 32" className="size-full fill-on-accent">
        <path d="M16 7 8.6 24.5h3.5l1.6-4h4.6l1.6 4h3.5L16 7Zm0 6.6 1.3 3.9h-2.6L16 13.6Z" />
      </svg>
    </span>
  )
}
